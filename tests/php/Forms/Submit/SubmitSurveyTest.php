<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Fields\Answers\Answer;
use Vestibule\Fields\Answers\Answers;

/** Fields that submit more than one value, for example ratings, rankings and date ranges. */
final class SubmitSurveyTest extends SubmitTestCase {

	protected function setUp(): void {
		parent::setUp();
		$form = $this->site->forms->byFormId( 4 );
		wp_update_post( array( 'ID' => $form->postId ?? 0, 'post_content' => (string) wp_slash( self::content() ) ) );
		$this->site->forms->forget();
	}

	private static function content(): string {
		$block  = static fn ( string $type, array $attributes ): string => "<!-- wp:vestibule/field-{$type} " . wp_json_encode( $attributes ) . ' /-->';
		$option = static fn ( string $value ): array => array( 'value' => $value, 'label' => ucfirst( $value ) );
		$when   = static fn ( string $field, string $value ): array => array( 'match' => 'all', 'rules' => array( array( 'field' => $field, 'operator' => 'equals', 'value' => $value ) ) );
		return $block( 'email', array( 'name' => 'email', 'required' => true, 'confirm' => true ) )
			. $block( 'matrix', array( 'name' => 'stay', 'label' => 'Your stay', 'questions' => array( array( 'key' => 'room', 'label' => 'The room', 'required' => true ), array( 'key' => 'food', 'label' => 'The food' ) ), 'options' => array( $option( 'poor' ), $option( 'good' ) ) ) )
			. $block( 'text', array( 'name' => 'why', 'label' => 'Why?', 'required' => true, 'conditions' => $when( 'stay[room]', 'poor' ) ) )
			. $block( 'email', array( 'name' => 'second', 'confirm' => true, 'conditions' => $when( 'stay[room]', 'poor' ) ) )
			. $block( 'nps', array( 'name' => 'nps', 'label' => 'Would you?' ) )
			. $block( 'date-range', array( 'name' => 'dates', 'label' => 'Dates', 'maxDays' => 7 ) )
			. $block( 'ranking', array( 'name' => 'ranking', 'label' => 'Order', 'options' => array( $option( 'price' ), $option( 'place' ) ) ) );
	}

	/** @return iterable<string, array{array<string, mixed>, array<string, mixed>}> */
	public static function kept(): iterable {
		yield 'a repeated email address' => array( array( 'email:again' => 'ANA@example.com ' ), array() );
		yield 'a hidden email address' => array( array( 'email:again' => 'ana@example.com', 'second' => 'bo@example.com', 'second:again' => 'x' ), array() );
		yield 'a ranking' => array( array( 'ranking' => array( '2:price', '1:place' ) ), array( 'ranking' => array( 'place', 'price' ) ) );
		yield 'a score of 0' => array( array( 'nps' => '0' ), array( 'nps' => '0' ) );
		yield 'a date range and a rating matrix' => array(
			array( 'dates' => array( 'start' => '2026-12-01', 'end' => '2026-12-07' ), 'stay' => array( 'room' => 'good', 'food' => 'poor' ) ),
			array( 'stay[room]' => 'good', 'stay[food]' => 'poor', 'dates[start]' => '2026-12-01', 'dates[end]' => '2026-12-07' ),
		);
		yield 'a condition on one question' => array( array( 'stay' => array( 'room' => 'poor' ), 'why' => 'Cold' ), array( 'stay[room]' => 'poor', 'why' => 'Cold' ) );
	}

	/**
	 * @param array<string, mixed> $sent
	 * @param array<string, mixed> $stored
	 */
	#[DataProvider( 'kept' )]
	public function test_each_part_of_a_field_with_several_values_is_stored_separately( array $sent, array $stored ): void {
		$answer = $this->site->submit( $sent + array( 'stay' => array( 'room' => 'good' ) ) );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		self::assertEquals( $stored + array( 'email' => 'ana@example.com', 'stay[room]' => 'good' ), $this->stored() );
	}

	public function test_errors_in_fields_with_several_values_are_reported_at_the_control_they_belong_to(): void {
		$answer = $this->site->submit( array( 'email:again' => 'bo@example.com', 'dates' => array( 'start' => '2026-12-05', 'end' => '2026-12-01' ), 'ranking' => array( '1:price', '1:place' ) ) );
		self::assertSame( 422, $answer->status );
		self::assertSame( array( 'email:again', 'stay[room]', 'dates[end]', 'ranking' ), array_keys( (array) $answer->body['errors'] ) );
	}

	public function test_each_question_in_a_rating_has_its_own_text_and_export_column(): void {
		$this->site->submit( array( 'stay' => array( 'room' => 'good', 'food' => 'poor' ), 'ranking' => array( '2:price', '1:place' ), 'nps' => '9' ) );
		$answers = new Answers( $this->site->forms->byFormId( 4 )->fields ?? array(), $this->stored() );
		$texts   = array_map( static fn ( Answer $answer ): string => $answer->text(), $answers->all() );
		self::assertSame( array( 'The room' => 'Good', 'The food' => 'Poor', 'Would you?' => '9 of 10', 'Order' => '1. Place, 2. Price' ), array_filter( array_intersect_key( array_combine( array_column( $answers->all(), 'label' ), $texts ), array_flip( array( 'The room', 'The food', 'Would you?', 'Order' ) ) ) ) );
		$columns = array_column( $answers->columns(), 'text', 'heading' );
		self::assertSame( array( 'Good', 'Poor', '9', '1. Place, 2. Price' ), array( $columns['The room'], $columns['The food'], $columns['Would you?'], $columns['Order'] ) );
	}

	/** @return array<string, string|list<string>> */
	private function stored(): array {
		/** @var array<string, string|list<string>> $data */
		$data = json_decode( (string) $this->site->rows( $this->site->tables->named( 'submissions' ) )[0]['data'], true );
		return $data;
	}
}
