<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Fields\AnswerControl;
use Vestibule\Fields\Context;
use Vestibule\Fields\Country\Countries;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\NormalizesValue;
use Vestibule\Fields\Phone\PhoneNumbers;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;

defined( 'ABSPATH' ) || exit;

/** Phone number, stored in international format (docs/phone.md). */
final class Phone extends Line implements NormalizesValue {

	private const MAX_CHARACTERS = 250;

	public function __construct( private readonly PhoneNumbers $numbers, private readonly Countries $countries ) {}

	public function name(): string {
		return 'phone';
	}

	public function attributes(): array {
		return parent::attributes() + array(
			'initialCountry' => Country::INITIAL,
			'extendedValidation' => array( 'type' => 'boolean', 'default' => true ),
		);
	}

	public function defaults(): Defaults {
		return new Defaults(
			'phone',
			__( 'Phone', 'vestibule' ),
			array( 'invalid' => __( 'Phone number is not valid', 'vestibule' ) ),
			array( 'maxLength' => self::MAX_CHARACTERS )
		);
	}

	public function pageSettings( Field $field ): array {
		return array( 'home' => $this->countries->nearest() ) + (
			self::isExtended( $field ) ? array() : array( 'extendedValidation' => false )
		);
	}

	/** Converts the number to international format. If that is not possible, the number is unchanged. */
	public function normalize( Field $field, Value $value, Context $context ): Value {
		$number = $value->string();
		if ( '' === $number ) {
			return $value;
		}
		$full = self::isExtended( $field )
			? $this->numbers->verdict( $number, $this->country( $field, $context ) )->international
			: $this->numbers->withDialCode( $number, $this->country( $field, $context ) );
		return new Value( array( $field->name => $full ?? $number ) );
	}

	public function answerControl( Field $field, string $part = '' ): AnswerControl {
		return AnswerControl::line( 'tel' );
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		$text = Texts::trim( $value->string() );
		return $this->invalid(
			Texts::length( $text ) <= self::MAX_CHARACTERS && $this->isNumber( $field, $text, $context ),
			$field
		);
	}

	protected function input( FieldView $view ): array {
		return array( 'tel', 'tel-national', 'tel' );
	}

	private function isNumber( Field $field, string $text, Context $context ): bool {
		$country = $this->country( $field, $context );
		return self::isExtended( $field )
			? $this->numbers->verdict( $text, $country )->valid
			: null !== $this->numbers->withDialCode( $text, $country );
	}

	/**
	 * Returns the country for numbers without a calling code: the country chosen in the form, or else the field's
	 * initial country. If the initial country is `auto`, returns the site's country. Empty if none of them is set.
	 */
	private function country( Field $field, Context $context ): string {
		$chosen  = $context->textOfType( Country::class );
		$initial = $field->string( 'initialCountry' );
		return match ( true ) {
			'' !== $chosen     => $chosen,
			'auto' === $initial => $this->countries->nearest()[0] ?? '',
			default            => strtoupper( $initial ),
		};
	}

	/** Checks whether the number must match the numbering plan of its country. */
	private static function isExtended( Field $field ): bool {
		return false !== ( $field->settings['extendedValidation'] ?? true );
	}
}
