<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Fields\Charts\Chart;
use Vestibule\Fields\Charts\Line;
use Vestibule\Fields\Context;
use Vestibule\Fields\Country\Countries;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\Rules\Text as Texts;
use Vestibule\Fields\Types\Choice\Select;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;

defined( 'ABSPATH' ) || exit;

/**
 * Select box with all countries. It is a native control, because the browser's type-ahead search works better than a
 * custom list.
 */
final class Country extends FieldType {

	/** Schema of the initial country: `auto` for the visitor's country (docs/phone.md), a country code, or empty. */
	public const INITIAL = array(
		'type' => 'string',
		'default' => 'auto',
		'pattern' => '^(?:auto|[a-z]{2})?(?![\s\S])',
	);

	public function __construct( private readonly Countries $countries ) {}

	public function name(): string {
		return 'country';
	}

	public function standsInRow(): bool {
		return true;
	}

	public function attributes(): array {
		return array( 'placeholder' => self::textAttribute( 200 ), 'initialCountry' => self::INITIAL );
	}

	public function defaults(): Defaults {
		return new Defaults(
			'country-list',
			__( 'Country', 'vestibule' ),
			array( 'invalid' => __( 'Choose a country from the list', 'vestibule' ) ),
			array( 'placeholder' => __( 'Choose a country', 'vestibule' ) )
		);
	}

	public function choices( Field $field ): array {
		return $this->countries->options();
	}

	public function charts( Field $field ): array {
		return array( Chart::bars( Line::of( $field->name ), $this->countries->options() ) );
	}

	protected function control( FieldView $view ): string {
		return ( new Select() )->render( $view, $this->countries->options(), array( 'autocomplete' => 'country' ) );
	}

	protected function faults( Field $field, Value $value, Context $context ): array {
		return $this->invalid( $this->countries->isOffered( Texts::trim( $value->string() ) ), $field );
	}

	protected function word( Field $field, string $text ): string {
		return $this->countries->name( $text );
	}
}
