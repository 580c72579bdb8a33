<?php

declare(strict_types=1);

namespace Vestibule\Tools\Libraries;

/** Namespace prefix for libraries, and the names that receive it. */
final class Prefix {

	public const NAME = 'Vestibule\\Vendor\\';

	/** @param list<string> $roots Namespaces of the libraries, such as "Giggsey\Locale". */
	public function __construct( public readonly array $roots ) {}

	/** Checks whether a name is one of the namespaces or belongs to one. The name has no leading backslash. */
	public function covers( string $name ): bool {
		foreach ( $this->roots as $root ) {
			if ( $name === $root || str_starts_with( $name, "{$root}\\" ) ) {
				return true;
			}
		}
		return false;
	}

	/** Returns a regular expression that matches any of the namespaces, with single or double backslashes. */
	public function pattern(): string {
		$roots = array_map(
			static fn ( string $root ): string => str_replace( '\\', '\\\\{1,2}', $root ),
			$this->roots
		);
		return '(?:' . implode( '|', $roots ) . ')';
	}
}
