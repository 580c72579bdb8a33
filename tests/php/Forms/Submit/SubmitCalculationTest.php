<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use Vestibule\Fields\Field;
use Vestibule\Fields\Types\Calculation;
use Vestibule\Tests\Views\PrintedForm;

/** Calculated fields, whose values the server computes (docs/form-logic.md). */
final class SubmitCalculationTest extends SubmitTestCase {

	protected function setUp(): void {
		parent::setUp();
		$form = $this->site->forms->byFormId( 4 );
		wp_update_post( array( 'ID' => $form->postId ?? 0, 'post_content' => (string) wp_slash( self::content() ) ) );
		$this->site->forms->forget();
	}

	/** Price for a number of people and extras. From 100, the required field "company" is shown. */
	private static function content(): string {
		$block  = static fn( string $name, array $attributes ): string => "<!-- wp:vestibule/field-{$name} " . wp_json_encode( $attributes ) . ' /-->';
		$extras = array( array( 'value' => '10', 'label' => 'Lunch' ), array( 'value' => '20.5', 'label' => 'Dinner' ) );
		$large  = array( 'rules' => array( array( 'field' => 'total', 'operator' => 'greater', 'value' => '99.99' ) ) );
		return $block( 'number', array( 'name' => 'people', 'separators' => 'point-comma' ) )
			. $block( 'checkbox', array( 'name' => 'extras', 'options' => $extras ) )
			. $block( 'calculation', array( 'name' => 'total', 'formula' => '{people} * 10 + sum({extras})', 'numberFormat' => 'currency', 'separators' => 'point-comma', 'currencyPlace' => 'after' ) )
			. $block( 'text', array( 'name' => 'company', 'required' => true, 'conditions' => $large ) )
			. $block( 'calculation', array( 'name' => 'double', 'formula' => 'total * 2' ) );
	}

	/** @return array<array-key, mixed> */
	private function stored(): array {
		$entries = $this->site->rows( $this->site->tables->named( 'submissions' ) );
		return (array) json_decode( (string) ( end( $entries )['data'] ?? '' ), true );
	}

	public function test_the_server_stores_its_own_result_instead_of_the_submitted_result(): void {
		self::assertSame( 200, $this->site->submit( array( 'people' => '2', 'extras' => array( '10', '20.5' ), 'total' => '1', 'double' => 'x' ) )->status );
		self::assertSame( array( 'people' => '2', 'extras' => array( '10', '20.5' ), 'total' => '50.50', 'double' => '101' ), $this->stored() );
	}

	public function test_a_formula_reads_numbers_in_the_format_of_their_field(): void {
		self::assertSame( array( 'company' ), array_keys( $this->errors( $this->site->submit( array( 'people' => '1.500' ) ) ) ) );
		self::assertSame( 200, $this->site->submit( array( 'people' => '1.500', 'company' => 'Acme' ) )->status );
		self::assertSame( '15000.00', $this->stored()['total'] );
	}

	public function test_conditions_use_the_result_calculated_by_the_server_and_not_the_submitted_value(): void {
		self::assertSame( 200, $this->site->submit( array( 'people' => '2', 'total' => '1000', 'company' => 'Acme' ) )->status );
		self::assertArrayNotHasKey( 'company', $this->stored() );
		self::assertSame( array( 'company' ), array_keys( $this->errors( $this->site->submit( array( 'people' => '10', 'total' => '1' ) ) ) ) );
	}

	public function test_the_page_prints_the_result_calculated_from_the_current_answers(): void {
		$html = PrintedForm::four()->html;
		self::assertStringContainsString( '>0,00', html_entity_decode( $html ) );
		$html = PrintedForm::four( array( 'people' => '150', 'company' => '' ) )->html;
		self::assertStringContainsString( '>1.500,00', html_entity_decode( $html ) );
	}

	public function test_a_formula_can_compare_options_and_compute_with_dates(): void {
		$form   = $this->site->forms->byFormId( 4 );
		$sizes  = array( array( 'value' => 'large', 'label' => 'Large' ), array( 'value' => 'small', 'label' => 'Small' ) );
		$blocks = array(
			array( 'radio', array( 'name' => 'size', 'options' => $sizes ) ),
			array( 'date', array( 'name' => 'from' ) ),
			array( 'date', array( 'name' => 'to' ) ),
			array( 'calculation', array( 'name' => 'price', 'formula' => 'days({from}, {to}) * if({size} = "large", 80, 50)' ) ),
			array( 'calculation', array( 'name' => 'age', 'formula' => 'years({from})' ) ),
		);
		$text   = array_map( static fn( array $block ): string => "<!-- wp:vestibule/field-{$block[0]} " . wp_json_encode( $block[1] ) . ' /-->', $blocks );
		wp_update_post( array( 'ID' => $form->postId ?? 0, 'post_content' => (string) wp_slash( implode( '', $text ) ) ) );
		$this->site->forms->forget();
		$stay = array( 'size' => 'large', 'from' => '2000-12-30', 'to' => '2001-01-02' );
		add_filter( 'vestibule/now', static fn (): \DateTimeImmutable => new \DateTimeImmutable( '2026-12-29T12:00:00Z' ) );
		self::assertSame( 200, $this->site->submit( $stay )->status );
		self::assertSame( array( '240', '25' ), array( $this->stored()['price'], $this->stored()['age'] ) );
		self::assertSame( 200, $this->site->submit( array( 'size' => 'small', 'to' => '' ) + $stay )->status );
		self::assertSame( '', $this->stored()['price'] ?? '' );
	}

	public function test_the_page_contains_the_time_zone_only_if_a_formula_uses_the_current_date(): void {
		$settings = static fn ( string $formula ): array => ( new Calculation() )->pageSettings( new Field( 'age', array( 'formula' => $formula ) ) );
		self::assertArrayHasKey( 'zone', $settings( 'years({born})' ) );
		self::assertArrayNotHasKey( 'zone', $settings( 'years({born}, date(2026, 1, 1))' ) );
	}

	public function test_conditions_and_formulas_that_depend_on_each_other_produce_a_stable_result(): void {
		$form   = $this->site->forms->byFormId( 4 );
		$small  = array( 'rules' => array( array( 'field' => 'total', 'operator' => 'less', 'value' => '5' ) ) );
		$blocks = array(
			array( 'number', array( 'name' => 'people', 'conditions' => $small ) ),
			array( 'calculation', array( 'name' => 'total', 'formula' => 'people + double' ) ),
			array( 'calculation', array( 'name' => 'double', 'formula' => 'total * 2' ) ),
		);
		$text   = array_map( static fn( array $block ): string => "<!-- wp:vestibule/field-{$block[0]} " . wp_json_encode( $block[1] ) . ' /-->', $blocks );
		wp_update_post( array( 'ID' => $form->postId ?? 0, 'post_content' => (string) wp_slash( implode( '', $text ) ) ) );
		$this->site->forms->forget();
		self::assertSame( 200, $this->site->submit( array( 'people' => '9' ) )->status );
		self::assertSame( array( 'total' => '0', 'double' => '0' ), $this->stored() );
		self::assertSame( 200, $this->site->submit( array( 'people' => '1' ) )->status );
		self::assertSame( array( 'people' => '1', 'total' => '1', 'double' => '2' ), $this->stored() );
	}
}
