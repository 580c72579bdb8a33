<?php

declare(strict_types=1);

namespace Vestibule\Tools\Wiring;

use Vestibule\Kernel\Wiring\Table;

/** Definitions of all tables, sorted by name. */
final class Tables {

	/** @var array<string, string> */
	private array $definitions = array();

	/** @var list<string> */
	private array $faults = array();

	public function __construct( Source $source ) {
		foreach ( $source->classes as $class ) {
			foreach ( $class->getAttributes( Table::class ) as $attribute ) {
				$table = $attribute->newInstance();
				if ( isset( $this->definitions[ $table->name ] ) ) {
					$this->faults[] = "{$class->name} defines the table {$table->name} again.";
				}
				$this->definitions[ $table->name ] = trim( (string) preg_replace( '/\s+/', ' ', $table->definition ) );
			}
		}
		ksort( $this->definitions );
	}

	/** @return list<string> */
	public function faults(): array {
		return $this->faults;
	}

	/** Returns the constant of the generated class. */
	public function code(): string {
		$rows = '';
		foreach ( $this->definitions as $name => $definition ) {
			$rows .= "\t\t'{$name}' => " . var_export( $definition, true ) . ",\n"; // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- Writes PHP code.
		}
		return "\t/** Definitions by the name of the table. */\n\tpublic const TABLES = array(\n{$rows}\t);\n\n";
	}
}
