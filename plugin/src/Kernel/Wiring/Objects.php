<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Wiring;

use LogicException;
use TypeError;
use Vestibule\Wiring\Making;

/**
 * Services of a request: one object per class, created on first use (docs/architecture.md). Only generated code,
 * Plugin.php and tests may use this class. Other classes declare the services that they need in their constructors.
 */
final class Objects {

	/** @var array<class-string, object> */
	private array $made = array();

	public function __construct( object ...$given ) {
		foreach ( $given as $one ) {
			$this->made[ $one::class ] = $one;
		}
	}

	/**
	 * @template T of object
	 * @param class-string<T> $name
	 * @return T
	 * @throws LogicException If the generated code is older than the class.
	 */
	public function get( string $name ): object {
		try {
			$this->made[ $name ] ??= Making::make( $name, $this );
		} catch ( TypeError $error ) {
			$called = (string) ( $error->getTrace()[0]['file'] ?? '' );
			throw str_ends_with( $called, 'Making.php' )
				? new LogicException( "The constructor of {$name} has changed: run \"npm run build\".", 0, $error )
				: $error;
		}
		/** @var T */
		return $this->made[ $name ];
	}
}
