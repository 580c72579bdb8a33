<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use Vestibule\Fields\FormField;
use Vestibule\Fields\Tree\FormDefinition;

/**
 * Labels for options with limited spots. On the page, a label contains the number of spots left or "full". In the texts
 * of an entry, options on a waiting list are marked.
 *
 * @phpstan-import-type Waits from WaitingList
 */
final class OptionWords {

	/**
	 * @param array<string, array<string, int>> $left Number of spots left by field and option.
	 * @return array<string, array<string, array{text: string, isFull: bool}>> Labels by field and option.
	 */
	public static function of( FormDefinition $form, array $left ): array {
		$words = array();
		foreach ( $left as $name => $options ) {
			$field  = $form->field( $name );
			$labels = array_column( $field?->options() ?? array(), 'label', 'value' );
			foreach ( $options as $value => $number ) {
				$waits                    = null !== $field && Limits::hasWaitingList( $field, (string) $value );
				$words[ $name ][ $value ] = array(
					'text' => self::text( $labels[ $value ] ?? (string) $value, $number, $waits ),
					'isFull' => 0 === $number && ! $waits,
				);
			}
		}
		return $words;
	}

	/**
	 * Returns the form with the labels that the page shows. Entries and emails use the plain labels.
	 *
	 * @param array<string, array<string, int>> $left
	 */
	public static function onPage( FormDefinition $form, array $left ): FormDefinition {
		return self::labeled(
			$form,
			array_map(
				static fn ( array $options ): array =>
					array_map( static fn ( array $option ): string => $option['text'], $options ),
				self::of( $form, $left )
			)
		);
	}

	/**
	 * Returns the form with labels that mark the options on a waiting list, for the texts of an entry.
	 *
	 * @param Waits $waits
	 */
	public static function waiting( FormDefinition $form, array $waits ): FormDefinition {
		return self::labeled(
			$form,
			array_map(
				static fn ( array $labels ): array => array_map( self::onList( ... ), $labels ),
				self::labels( $form, $waits )
			)
		);
	}

	public static function onList( string $label ): string {
		/* translators: %s: an option. */
		return sprintf( __( '%s (waiting list)', 'vestibule' ), $label );
	}

	/**
	 * @param Waits $waits
	 * @return array<string, array<array-key, string>> Labels of the options, by field and value.
	 */
	public static function labels( FormDefinition $form, array $waits ): array {
		$labels = array();
		foreach ( $waits as $name => $options ) {
			$labels[ $name ] = array_intersect_key(
				array_column( $form->field( $name )?->options() ?? array(), 'label', 'value' ),
				array_flip( $options )
			);
		}
		return $labels;
	}

	/** @param array<string, array<array-key, string>> $labels Labels by field and value. */
	private static function labeled( FormDefinition $form, array $labels ): FormDefinition {
		$field = static function ( FormField $field ) use ( $labels ): FormField {
			$own    = $labels[ $field->name ] ?? array();
			$option = static fn ( array $option ): array =>
				array( 'label' => $own[ $option['value'] ] ?? $option['label'] ) + $option;
			return array() === $own
				? $field
				: new FormField(
					$field->type,
					$field->name,
					array( 'options' => array_map( $option, $field->options() ) ) + $field->settings
				);
		};
		return array() === $labels ? $form : $form->withFields( array_map( $field, $form->fields ) );
	}

	private static function text( string $label, int $left, bool $waits ): string {
		$words = match ( true ) {
			$left > 0 => sprintf(
				/* translators: %s: a number. */
				_n( '%s spot left', '%s spots left', $left, 'vestibule' ),
				number_format_i18n( $left )
			),
			$waits    => _x( 'full, waiting list', 'an option without free places', 'vestibule' ),
			default   => _x( 'full', 'an option without free places', 'vestibule' ),
		};
		/* translators: 1: an option, 2: number of its remaining spots, or "full". */
		return sprintf( __( '%1$s (%2$s)', 'vestibule' ), $label, $words );
	}
}
