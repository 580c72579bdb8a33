<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Fields\Charts\Chart;
use Vestibule\Fields\Charts\Line;
use Vestibule\Fields\ComputesValue;
use Vestibule\Fields\Conditions\Answers;
use Vestibule\Fields\Context;
use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\FieldType;
use Vestibule\Fields\Formulas\Formula;
use Vestibule\Fields\Submitted\SubmittedData;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Zone;

defined( 'ABSPATH' ) || exit;

/**
 * Number computed from other fields (docs/form-logic.md). Stored as a plain number, and displayed in the format of a
 * number field.
 */
final class Calculation extends FieldType implements ComputesValue {

	private const FORMAT = array( 'decimals', 'numberFormat', 'currency', 'currencyPlace', 'separators' );

	/** Maximum number of decimals if the editor has not set one. */
	private const DECIMALS = 2;

	/** Formats the results in the same way as values of number fields. */
	private readonly Number $number;

	public function __construct() {
		$this->number = new Number();
	}

	public function name(): string {
		return 'calculation';
	}

	public function standsInRow(): bool {
		return true;
	}

	public function attributes(): array {
		return array( 'formula' => self::textAttribute( 500 ) ) + array_intersect_key(
			$this->number->attributes(),
			array_flip( self::FORMAT )
		);
	}

	public function defaults(): Defaults {
		return new Defaults( 'calculation', __( 'Total', 'vestibule' ), array(), array( 'currency' => '€' ) );
	}

	public function settings( array $settings, string $name ): array {
		return array( 'required' => false ) + $this->number->settings( $settings, $name );
	}

	public function unfinished( Field $field ): string {
		return null === Formula::read( $field->string( 'formula' ) )
			/* translators: %s: label of a calculation field. */
			? sprintf( __( 'Write a formula for the calculation “%s”.', 'vestibule' ), $field->label )
			: '';
	}

	public function pageSettings( Field $field ): array {
		$settings = array_intersect_key( $field->settings, array_flip( array( 'formula', ...self::FORMAT ) ) );
		$settings['zone'] = true === Formula::read( $field->string( 'formula' ) )?->asksToday()
			? Zone::fromSetting( wp_timezone_string() )
			: '';
		return array_filter( $settings, static fn( mixed $value ): bool => '' !== $value );
	}

	public function prefilled( Field $field, string $text ): array {
		return array();
	}

	public function read( Field $field, SubmittedData $data ): Value {
		return new Value( array( $field->name => '' ) );
	}

	public function errors( Field $field, Value $value, Context $context ): array {
		return array();
	}

	public function charts( Field $field ): array {
		return array( Chart::numbers( Line::of( $field->name ) ) );
	}

	public function asks( Field $field ): array {
		return Formula::read( $field->string( 'formula' ) )?->fields() ?? array();
	}

	public function compute( Field $field, array $answers ): string {
		$answers = new Answers( $answers );
		$today   = ( new Clock() )->now()->setTimezone( wp_timezone() )->format( 'Y-m-d' );
		$result  = Formula::read( $field->string( 'formula' ) )?->compute( $answers->texts( ... ), $today );
		$set     = $field->string( 'decimals' );
		$text    = Formula::written( $result, '' === $set ? self::DECIMALS : (int) $set );
		return '' === $set && str_contains( $text, '.' ) ? rtrim( rtrim( $text, '0' ), '.' ) : $text;
	}

	protected function control( FieldView $view ): string {
		$field = $view->field;
		$value = $view->state->string( $field->name );
		$shown = Html::element(
			'output',
			array(
				'class'            => 'vestibule-calculation',
				'id'               => $view->id,
				'aria-describedby' => $view->describedBy(),
			),
			Html::escape( '' === $value ? '' : $this->word( $field, $value ) )
		);
		return $shown . Html::void( 'input', array( 'type' => 'hidden', 'name' => $field->name, 'value' => $value ) );
	}

	protected function word( Field $field, string $text ): string {
		return $this->number->asText( $field, new Value( array( $field->name => $text ) ) );
	}
}
