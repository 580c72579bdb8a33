<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types;

use Vestibule\Fields\Defaults;
use Vestibule\Fields\Field;
use Vestibule\Fields\Value;
use Vestibule\Fields\View\FieldView;
use Vestibule\Kernel\Html\Html;

defined( 'ABSPATH' ) || exit;

/** Net Promoter Score: how likely a recommendation is, from 0 to 10. Both ends have labels. */
final class Nps extends Scale {

	public function name(): string {
		return 'nps';
	}

	public function attributes(): array {
		return array( 'lowLabel' => self::textAttribute( 100 ), 'highLabel' => self::textAttribute( 100 ) );
	}

	public function defaults(): Defaults {
		return new Defaults(
			'nps',
			__( 'How likely are you to recommend us to a friend or colleague?', 'vestibule' ),
			array( 'invalid' => __( 'Choose from the options shown', 'vestibule' ) ),
			array(
				'lowLabel' => __( 'Not at all likely', 'vestibule' ),
				'highLabel' => __( 'Extremely likely', 'vestibule' ),
			)
		);
	}

	/** Returns the plain number, so that spreadsheets can calculate with it. */
	public function export( Field $field, Value $value ): array {
		return array( $field->label => $value->string() );
	}

	/** Returns the groups for the score. The score is the share of promoters minus the share of detractors. */
	protected function groups(): array {
		$numbers = static fn ( int $first, int $last ): array => array_map( strval( ... ), range( $first, $last ) );
		return array(
			array( 'label' => __( 'Promoters (9 and 10)', 'vestibule' ), 'values' => $numbers( 9, 10 ), 'weight' => 1 ),
			array( 'label' => __( 'Passives (7 and 8)', 'vestibule' ), 'values' => $numbers( 7, 8 ), 'weight' => 0 ),
			array( 'label' => __( 'Detractors (0 to 6)', 'vestibule' ), 'values' => $numbers( 0, 6 ), 'weight' => -1 ),
		);
	}

	protected function least( Field $field ): int {
		return 0;
	}

	protected function most( Field $field ): int {
		return 10;
	}

	protected function words( FieldView $view, int $number ): string {
		$ends = array( 0 => 'lowLabel', 10 => 'highLabel' );
		return isset( $ends[ $number ] ) ? "{$number}, {$view->field->string( $ends[ $number ] )}" : (string) $number;
	}

	/**
	 * Renders the labels of both ends. They are hidden from screen readers, because the labels of the numbers contain
	 * the same text.
	 */
	protected function ends( Field $field ): string {
		$end = static fn ( string $key ): string =>
			Html::element( 'span', array(), Html::escape( $field->string( $key ) ) );
		return Html::element(
			'div',
			array( 'class' => 'vestibule-nps__ends', 'aria-hidden' => 'true' ),
			$end( 'lowLabel' ) . $end( 'highLabel' )
		);
	}
}
