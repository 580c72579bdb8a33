<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Limits;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Forms\Limits\Admission;
use Vestibule\Forms\StoredEntries;
use Vestibule\Inbox\Edit\AnswerEditor;
use Vestibule\Inbox\EntryRefused;
use Vestibule\Inbox\Notes\NoteTable;
use Vestibule\Tests\Wired;

/** Options with a limited number of spots, for example the days of a course. */
final class PlacesOfOptionsTest extends LimitsTestCase {

	/** @return iterable<string, array{string}> */
	public static function types(): iterable {
		yield 'single choice' => array( 'radio' );
		yield 'checkboxes' => array( 'checkbox' );
		yield 'dropdown' => array( 'dropdown' );
		yield 'image choice' => array( 'image-choice' );
	}

	#[DataProvider( 'types' )]
	public function test_an_option_accepts_as_many_entries_as_it_has_spots( string $type ): void {
		$this->choice( $type );
		$list = in_array( $type, array( 'checkbox', 'image-choice' ), true );
		$one  = static fn ( string $option ): array => array( 'day' => $list ? array( $option ) : $option );
		$this->sent( $one( 'Friday' ) );
		self::assertStringContainsString( 'Friday (1 spot left)', $this->printed() );
		$this->sent( $one( 'Friday' ) );
		$answer = $this->send( $one( 'Friday' ) );
		self::assertSame( array( 409, array( 'day' => array( '“Friday” is full. Choose another option.' ) ) ), array( $answer->status, $answer->body['errors'] ) );
		$this->sent( $one( 'Saturday' ) );
		$this->sent( $one( 'Sunday' ) );
		self::assertMatchesRegularExpression( '/<(input|option)(?=[^>]*value="Friday")(?=[^>]* disabled)[^>]*>/', $this->printed() );
		self::assertStringContainsString( 'Friday (full)', $this->printed() );
		self::assertEquals( (object) array( 'text' => 'Friday (full)', 'isFull' => true ), (object) $this->options()['Friday'] );
		self::assertArrayNotHasKey( 'Sunday', $this->options() );
		$this->assertCounted();
	}

	/** A choice field keeps the limits of its options when it is converted to another type. */
	public function test_ranking_and_rating_and_multiselect_fields_ignore_the_limits_of_their_options(): void {
		foreach ( array( 'ranking', 'matrix', 'multi-select' ) as $type ) {
			$this->choice( $type );
			$field = $this->site->forms->byPost( $this->post )?->field( 'day' );
			self::assertSame( array(), $field->settings['places'] ?? null, $type );
			self::assertStringNotContainsString( 'spot left', $this->printed() );
		}
	}

	public function test_an_entry_with_two_options_gets_both_spots_or_none(): void {
		$this->choice( 'checkbox' );
		$this->sent( array( 'day' => array( 'Saturday' ) ) );
		self::assertSame( 409, $this->send( array( 'day' => array( 'Friday', 'Saturday' ) ) )->status );
		self::assertSame( 'Friday (2 spots left)', $this->options()['Friday']['text'] );
		$this->sent( array( 'day' => array( 'Friday', 'Sunday' ) ) );
		$this->assertCounted();
	}

	public function test_editing_an_entry_moves_it_to_the_new_option_and_fails_if_that_option_is_full(): void {
		$this->choice( 'radio' );
		$entry = $this->sent( array( 'day' => 'Friday' ) );
		$this->sent( array( 'day' => 'Saturday' ) );
		$refused = EntryRefused::answer( fn (): mixed => $this->editor()->change( $entry, array( 'day' => 'Saturday' ) ) );
		self::assertInstanceOf( \WP_Error::class, $refused );
		self::assertSame( array( 'day' => array( '“Saturday” is full. Choose another option.' ) ), self::at( $refused->get_error_data(), 'errors' ) );
		self::assertSame( array( 'day' => 'Friday' ), $this->table()->find( $entry )->data ?? array() );
		$this->editor()->change( $entry, array( 'day' => 'Sunday' ) );
		self::assertSame( 'Friday (2 spots left)', $this->options()['Friday']['text'] );
		$this->editor()->change( $entry, array( 'day' => 'Friday' ) );
		self::assertSame( 'Friday (1 spot left)', $this->options()['Friday']['text'] );
		$this->assertCounted();
	}

	public function test_lowering_the_capacity_of_an_option_keeps_existing_entries(): void {
		$this->choice( 'radio' );
		$entry = $this->sent( array( 'day' => 'Friday' ) );
		$this->sent( array( 'day' => 'Friday' ) );
		$this->choose( 'radio', array( 'Friday' => 1 ) );
		self::assertTrue( $this->options()['Friday']['isFull'] );
		self::assertSame( 409, $this->send( array( 'day' => 'Friday' ) )->status );
		$this->editor()->change( $entry, array( 'code' => 'x' ) );
		$this->change( array( $entry ), 'trash' );
		self::assertTrue( $this->options()['Friday']['isFull'] );
		self::assertSame( array( $entry => 'full' ), $this->change( array( $entry ), 'restore' ) );
		self::assertSame( 2, count( $this->table()->findAll( array( $entry, $entry + 1 ) ) ) );
		$this->assertCounted();
	}

	public function test_a_renamed_or_temporarily_removed_option_still_counts_its_old_entries(): void {
		$this->choice( 'radio' );
		$this->sent( array( 'day' => 'Sunday' ) );
		$this->sent( array( 'day' => 'Saturday' ) );
		$this->choose( 'radio', array( 'Friday' => 2, 'Sunday' => 1 ) );
		self::assertSame( 422, $this->send( array( 'day' => 'Saturday' ) )->status );
		self::assertSame( 409, $this->send( array( 'day' => 'Sunday' ) )->status );
		$this->choose( 'radio', array( 'Friday' => 2, 'Saturday' => 1 ), array( 'Saturday' => 'Saturday morning' ) );
		self::assertSame( 'Saturday morning (full)', $this->options()['Saturday']['text'] );
		self::assertSame( array( '“Saturday morning” is full. Choose another option.' ), $this->errors( $this->send( array( 'day' => 'Saturday' ) ) )['day'] );
		$this->assertCounted();
	}

	public function test_two_options_with_the_same_value_use_the_limit_of_the_first(): void {
		$this->form( array(), self::field( 'radio', '{"value":"a","label":"First","places":1},{"value":"a","label":"Second","places":5}' ) );
		$this->sent( array( 'day' => 'a' ) );
		self::assertSame( 409, $this->send( array( 'day' => 'a' ) )->status );
	}

	/** @return iterable<string, array{int, bool}> */
	public static function numbers(): iterable {
		yield 'a capacity of zero' => array( 0, true );
		yield 'a capacity of one' => array( 1, true );
		yield 'the maximum capacity' => array( 100_000, true );
		yield 'a negative capacity' => array( -1, false );
		yield 'a capacity of ten million' => array( 10_000_000, false );
	}

	#[DataProvider( 'numbers' )]
	public function test_a_form_with_an_option_limit_out_of_range_is_not_published( int $places, bool $is_published ): void {
		wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
		$request = new \WP_REST_Request( 'POST', '/wp/v2/vestibule-forms' );
		$request->set_body_params( array( 'status' => 'publish', 'content' => self::field( 'radio', "{\"value\":\"a\",\"label\":\"A\",\"places\":{$places}}" ) ) );
		$answer = rest_do_request( $request );
		self::assertSame( $is_published ? 201 : 400, $answer->get_status() );
		if ( ! $is_published ) {
			self::assertSame( array( 'content' => 'The option “A” of “Day” needs a number of spots from 0 to 100,000.' ), self::at( $answer->get_data(), 'data', 'fields' ) );
		}
	}

	public function test_an_option_with_an_invalid_limit_accepts_no_entries(): void {
		$this->form( array(), self::field( 'radio', '{"value":"a","label":"A","places":-1},{"value":"b","label":"B"}' ) );
		self::assertSame( 409, $this->send( array( 'day' => 'a' ) )->status );
		$this->sent( array( 'day' => 'b' ) );
	}

	public function test_an_administrator_can_read_the_number_of_used_spots_via_rest(): void {
		$this->choice( 'radio' );
		$this->sent( array( 'day' => 'Friday' ) );
		wp_set_current_user( (int) get_users( array( 'role' => 'administrator', 'fields' => 'ID' ) )[0] );
		$answer = rest_do_request( new \WP_REST_Request( 'GET', "/vestibule/v1/forms/{$this->post}/taken" ) );
		self::assertSame( '{"total":0,"options":{"day":{"Friday":1,"Saturday":0}},"waiting":{}}', wp_json_encode( $answer->get_data() ) );
	}

	public function test_an_entry_shows_the_label_of_an_option_without_the_number_of_spots(): void {
		$this->choice( 'radio' );
		$entry = Wired::of( StoredEntries::class )->find( $this->sent( array( 'day' => 'Friday' ) ) );
		self::assertSame( 'Friday', $entry->answers[0]['value'] ?? '' );
	}

	private function choice( string $type ): void {
		$this->form( array(), self::content( $type, array( 'Friday' => 2, 'Saturday' => 1 ), array() ) );
	}

	/**
	 * @param array<string, int>    $places
	 * @param array<string, string> $labels
	 */
	private function choose( string $type, array $places, array $labels = array() ): void {
		wp_update_post( array( 'ID' => $this->post, 'post_content' => wp_slash( self::content( $type, $places, $labels ) ) ) );
		$this->site->forms->forget();
	}

	/**
	 * @param array<string, int>    $places
	 * @param array<string, string> $labels
	 */
	private static function content( string $type, array $places, array $labels ): string {
		$options = array();
		foreach ( $places + array( 'Sunday' => null ) as $value => $number ) {
			$options[] = (string) wp_json_encode( array( 'value' => $value, 'label' => $labels[ $value ] ?? $value ) + ( null === $number ? array() : array( 'places' => $number ) ) );
		}
		return self::field( $type, implode( ',', $options ), 'image-choice' === $type ? ',"multiple":true' : '' ) . '<!-- wp:vestibule/field-text {"name":"code","label":"Code"} /-->';
	}

	private static function field( string $type, string $options, string $more = '' ): string {
		return "<!-- wp:vestibule/field-{$type} {\"name\":\"day\",\"label\":\"Day\"{$more},\"options\":[{$options}]} /-->";
	}

	/** @return array<string, array{text: string, isFull: bool}> */
	private function options(): array {
		$options = json_decode( (string) wp_json_encode( $this->state()['options'] ), true );
		/** @var array<string, array<string, array{text: string, isFull: bool}>> $options */
		return $options['day'];
	}

	private function editor(): AnswerEditor {
		$store = $this->site->services->store();
		return new AnswerEditor( $this->site->forms, $this->table(), new NoteTable( $store->database, $this->site->clock ), $store->transaction(), Wired::of( Admission::class ) );
	}
}
