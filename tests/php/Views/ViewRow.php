<?php

declare(strict_types=1);

namespace Vestibule\Tests\Views;

use Vestibule\Courses\Field\CourseOffer;
use Vestibule\Fields\FormField;
use Vestibule\Fields\Submitted\FormState;
use Vestibule\Fields\Types\Appointment\AppointmentModel;
use Vestibule\Fields\View\PrintedField;
use Vestibule\Forms\View\Errors;
use Vestibule\Forms\View\FieldBlock;
use Vestibule\Tests\Fields\FieldRow;
use Vestibule\Tests\Fields\OwnTypes;

/**
 * Server output of a row in tests/vectors/fields or form-views.json. Its fields have the format of the contract
 * form-props.
 *
 * @phpstan-type FieldProps array{id?: string, type?: string, name?: string, label?: string, help?: string, placeholder?: string, required?: bool, options?: list<array{value: string, label: string}>, maxSelections?: int, maxLength?: int, autocomplete?: string, text?: string, settings?: array<string, mixed>, parts?: list<array{id: string, name: string, label: string, required: bool, autocomplete: string}>, appointment?: array{event: int, timezone: string, month: string, monthLabel: string, weekdays: list<array{short: string, long: string}>, days: list<array{date: string, label: string, times: list<array{start: string, label: string}>}>}}
 * @phpstan-type Row array{name: string, field?: FieldProps, fields?: list<FieldProps>, submit?: string, values?: array<string, string|list<string>>, errors?: array<string, list<string>>, words?: array<string, string>, html: list<string>}
 */
final class ViewRow {

	/**
	 * @param Row    $row
	 * @param string $key Key of the form's instance.
	 */
	public static function html( array $row, string $key = 'f' ): string {
		if ( isset( $row['submit'] ) ) {
			return FieldBlock::button( $row['submit'] );
		}
		if ( isset( $row['fields'] ) ) {
			$views = array_map( static fn( array $field ): PrintedField => self::view( $field, $row ), $row['fields'] );
			return ( new Errors() )->render( $row['errors'] ?? array(), $views, $row['words'] ?? array(), "{$key}_problem" );
		}
		return self::view( $row['field'] ?? array(), $row )->html();
	}

	/**
	 * @param FieldProps $props
	 * @param Row        $row
	 */
	private static function view( array $props, array $row ): PrintedField {
		return new PrintedField(
			self::field( $props ),
			$props['id'] ?? 'f',
			new FormState( $row['values'] ?? array(), $row['errors'] ?? array() ),
			$row['words'] ?? array(),
			match ( true ) {
				isset( $props['appointment'] )       => new AppointmentModel( ...$props['appointment'] ),
				isset( $props['settings']['offer'] ) => self::offer( $props['settings']['offer'] ),
				default                              => null,
			}
		);
	}

	private static function offer( mixed $offer ): CourseOffer {
		/** @var array{id: int, title: string, summary: string, kinds: list<array{value: string, label: string}>, dates: list<array{value: string, label: string}>} $offer */
		return new CourseOffer( ...$offer );
	}

	/** @param FieldProps $props */
	private static function field( array $props ): FormField {
		/** @var FieldProps $props */
		$props = FieldRow::withRow(
			$props,
			static function ( array $child ): FormField {
				/** @var FieldProps $child */
				return self::field( $child );
			}
		);
		$parts = array();
		foreach ( $props['parts'] ?? array() as $part ) {
			$parts[] = array(
				'key'          => substr( $part['id'], strlen( $props['id'] ?? 'f' ) + 1 ),
				'name'         => $part['name'],
				'label'        => $part['label'],
				'required'     => $part['required'],
				'autocomplete' => $part['autocomplete'],
			);
		}
		RowWorld::offerCountries( $props['options'] ?? array() );
		RowWorld::addPictures();
		$type = OwnTypes::all()->get( $props['type'] ?? 'text' );
		return new FormField( $type ?? OwnTypes::type( 'text' ), $props['name'] ?? 'f', array( 'parts' => $parts ) + ( $props['settings'] ?? array() ) + $props );
	}
}
