<?php

declare(strict_types=1);

namespace Vestibule\Tools\Libraries;

/** Namespace prefix for libraries, and the names that receive it. */
final class Prefix {

	public const NAME = 'Vestibule\\Vendor\\';

	/** @param list<string> $roots The namespaces of the libraries, such as "Giggsey\Locale". */
	public function __construct( public readonly array $roots ) {}

	/** Whether a name, without a backslash before it, is in one of the namespaces or is one. */
	public function covers( string $name ): bool {
		foreach ( $this->roots as $root ) {
			if ( $name === $root || str_starts_with( $name, "{$root}\\" ) ) {
				return true;
			}
		}
		return false;
	}

	/** One of the namespaces, as a part of a regular expression that finds it with one backslash or two between its parts. */
	public function pattern(): string {
		$roots = array_map( static fn ( string $root ): string => str_replace( '\\', '\\\\{1,2}', $root ), $this->roots );
		return '(?:' . implode( '|', $roots ) . ')';
	}
}
