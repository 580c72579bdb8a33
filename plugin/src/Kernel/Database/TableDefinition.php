<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Database;

defined( 'ABSPATH' ) || exit;

/** Columns and keys of a table, in the format of the attribute Table (Kernel\Wiring). */
final class TableDefinition {

	/** Comma outside of parentheses, so that a part such as `KEY email (email(191), id)` is not split. */
	private const SEPARATOR = '/,\s*(?![^()]*(?:\([^()]*\)[^()]*)*\))/';

	/** @var array<string, string> Definitions by column name. */
	public readonly array $columns;

	/** @var array<string, string> Definitions such as `UNIQUE KEY reference (reference)`, by key name. */
	public readonly array $keys;

	public function __construct( string $definition ) {
		$columns = array();
		$keys    = array();
		foreach ( (array) preg_split( self::SEPARATOR, trim( $definition ) ) as $part ) {
			if ( 1 === preg_match( '/^(?:UNIQUE )?KEY (\w+) /', (string) $part, $found ) ) {
				$keys[ $found[1] ] = (string) $part;
			} elseif ( 1 === preg_match( '/^([a-z]\w*) (.+)$/s', (string) $part, $found ) ) {
				$columns[ $found[1] ] = $found[2];
			}
		}
		$this->columns = $columns;
		$this->keys    = $keys;
	}
}
