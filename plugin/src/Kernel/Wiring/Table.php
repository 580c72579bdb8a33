<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Wiring;

use Attribute;

defined( 'ABSPATH' ) || exit;

/**
 * Database table. The attribute is on the class that writes most of the table's rows (docs/architecture.md). Times are
 * in UTC.
 *
 * After a change, increase Kernel\Database\SchemaVersion::VERSION. Existing sites then add the columns and keys that
 * their table lacks. Define new columns last, because ALTER TABLE adds them at the end.
 */
#[Attribute( Attribute::TARGET_CLASS | Attribute::IS_REPEATABLE )]
final class Table {

	/**
	 * @param string $name       Name of the table without the prefix.
	 * @param string $definition Columns, then keys, as in CREATE TABLE. Each key except the primary key has a name.
	 */
	public function __construct( public readonly string $name, public readonly string $definition ) {}
}
