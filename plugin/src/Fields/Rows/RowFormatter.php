<?php

declare(strict_types=1);

namespace Vestibule\Fields\Rows;

use Vestibule\Fields\Field;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Value;

defined( 'ABSPATH' ) || exit;

/** Formats the rows of a repeater as a table, as lines of text, or as columns for exports. */
final class RowFormatter {

	/** @param Field $field Repeater field. */
	public function __construct( private readonly Field $field ) {}

	/** @return array<string, string> Labels and messages for the page. %s stands for the name of a row. */
	public static function all(): array {
		return array(
			/* translators: %s: name of a row, such as Participant 2. */
			'remove'   => __( 'Remove %s', 'vestibule' ),
			/* translators: %s: name of a row, such as Participant 2. */
			'added'    => __( '%s was added.', 'vestibule' ),
			/* translators: %s: name of a row, such as Participant 2. */
			'removed'  => __( '%s was removed.', 'vestibule' ),
			'undo'     => __( 'Undo', 'vestibule' ),
			/* translators: %s: name of a row, such as Participant 2. */
			'restored' => __( '%s was restored.', 'vestibule' ),
		);
	}

	/**
	 * Returns the rows as a table. Stored values of fields that were removed from the form are in the last columns.
	 *
	 * @return array{headings: list<string>, rows: list<list<string>>}
	 */
	public function table( string $stored ): array {
		$rows   = RowValues::read( $stored );
		$fields = ( new Row( $this->field ) )->form->fields;
		$names  = array_map( static fn( FormField $field ): string => $field->name, $fields );
		$gone   = array_values(
			array_diff( array_map( strval( ... ), array_keys( array_merge( ...$rows ) ) ), $names )
		);
		$labels = array_map(
			static fn( FormField $field ): string => '' === $field->label ? $field->name : $field->label,
			$fields
		);
		$cells  = static fn( array $row ): array => array(
			...array_map(
				static fn( FormField $field ): string =>
					$field->type->asText( $field, new Value( array( $field->name => $row[ $field->name ] ?? '' ) ) ),
				$fields
			),
			...array_map(
				static fn( string $name ): string => implode( ', ', (array) ( $row[ $name ] ?? '' ) ),
				$gone
			),
		);
		return array( 'headings' => array( ...$labels, ...$gone ), 'rows' => array_map( $cells, $rows ) );
	}

	/** Returns the rows as text, one line per row. */
	public function lines( string $stored ): string {
		[ 'headings' => $headings, 'rows' => $rows ] = $this->table( $stored );
		$lines = array();
		foreach ( $rows as $number => $row ) {
			$given   = array_filter(
				array_map( self::inLine( ... ), $row ),
				static fn( string $text ): bool => '' !== $text
			);
			$words   = 1 === count( $headings )
				? $given
				: array_map(
					static fn( int $column ): string => "{$headings[ $column ]}: {$given[ $column ]}",
					array_keys( $given )
				);
			$lines[] = ( $number + 1 ) . '. ' . implode( ', ', $words );
		}
		return implode( "\n", $lines );
	}

	/** @return array<string, string> Text by column heading, with one line per row. */
	public function columns( string $stored ): array {
		[ 'headings' => $headings, 'rows' => $rows ] = $this->table( $stored );
		$columns = array();
		foreach ( $headings as $column => $heading ) {
			$whole = "{$this->field->label}: {$heading}";
			for ( $other = 2; isset( $columns[ $whole ] ); $other++ ) {
				$whole = "{$this->field->label}: {$heading} ({$other})";
			}
			$columns[ $whole ] = implode(
				"\n",
				array_map( static fn( array $row ): string => self::inLine( $row[ $column ] ), $rows )
			);
		}
		return $columns;
	}

	private static function inLine( string $text ): string {
		return trim( (string) preg_replace( '/\s*\R\s*/u', ' ', $text ) );
	}
}
