<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Wiring;

use Attribute;

defined( 'ABSPATH' ) || exit;

/**
 * Database table, declared above the class that writes most of its rows (docs/architecture.md). Times are in UTC.
 *
 * A change needs a new Kernel\Database\SchemaVersion::VERSION. Existing sites then get the columns and keys that their
 * table lacks. New columns come last, as ALTER TABLE adds them.
 */
#[Attribute( Attribute::TARGET_CLASS | Attribute::IS_REPEATABLE )]
final class Table {

	/**
	 * @param string $name       Name without the prefix.
	 * @param string $definition Columns, then keys, as in CREATE TABLE. Each key except the primary key has a name.
	 */
	public function __construct( public readonly string $name, public readonly string $definition ) {}
}
