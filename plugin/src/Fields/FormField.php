<?php

declare(strict_types=1);

namespace Vestibule\Fields;

use Vestibule\Fields\Types\Agreement;
use Vestibule\Fields\Types\Calculation;
use Vestibule\Fields\Types\Date\Date;
use Vestibule\Fields\Types\Date\DateRange;
use Vestibule\Fields\Types\Number;
use Vestibule\Fields\Types\Range;
use Vestibule\Fields\Types\Scale;
use Vestibule\Fields\Types\Time;

defined( 'ABSPATH' ) || exit;

/** Field of a form, with its type and input names. */
final class FormField extends Field {

	/** Pattern for stored dates and times, in the years 1900 to 2199. */
	private const DATE_OR_TIME = '/^(?:(?:19|20|21)\d\d-\d\d-\d\d)?[ T]?(?:\d\d:\d\d)?$/D';

	/** Pattern for numbers of at most six digits. Longer numbers could be phone numbers. */
	private const SHORT_NUMBER = '/^-?(?:\d[.,]?){1,6}$/D';

	/** @param array<string, mixed> $settings Result of the type's settings(), by attribute. */
	public function __construct( public readonly FieldType $type, string $name, array $settings ) {
		parent::__construct( $name, $settings );
	}

	/** @return list<array{key: string, name: string, label: string, required: bool, autocomplete: string}> */
	public function parts(): array {
		return $this->type->parts( $this ) ?? array();
	}

	/** @return array<string, string> Labels by input name. */
	public function labels(): array {
		return null === $this->type->parts( $this )
			? array( $this->name => $this->label )
			: array_column( $this->parts(), 'label', 'name' );
	}

	/**
	 * Checks whether an answer can contain text that the visitor has typed. False for options and other text that the
	 * form provides, dates and times, and numbers that are too short to be phone numbers.
	 *
	 * @param string|list<string> $value Stored value.
	 */
	public function isTyped( string|array $value ): bool {
		$options = array_column( $this->type->choices( $this ), 'value' );
		$own     = array( '', ...$options, $this->string( 'value' ) );
		$typed   = array_filter(
			(array) $value,
			fn ( string $text ): bool => ! in_array( $text, $own, true ) && ! $this->isPlain( $text )
		);
		return array() !== $typed && ! $this->type instanceof Agreement && ! $this->type instanceof ReservesSpots;
	}

	/** Checks whether a value is a date, a time or a short number, and its type accepts only such values. */
	private function isPlain( string $text ): bool {
		$type   = $this->type;
		$isDate = $type instanceof Date || $type instanceof DateRange || $type instanceof Time;
		$isSum  = $type instanceof Number
			|| $type instanceof Range
			|| $type instanceof Scale
			|| $type instanceof Calculation;
		return ( $isDate && 1 === preg_match( self::DATE_OR_TIME, $text ) )
			|| ( $isSum && 1 === preg_match( self::SHORT_NUMBER, $text ) );
	}

	/** @param array<string, string|list<string>> $values Values of all fields by input name. */
	public function valueIn( array $values ): Value {
		return new Value( array_intersect_key( $values, $this->labels() ) );
	}
}
