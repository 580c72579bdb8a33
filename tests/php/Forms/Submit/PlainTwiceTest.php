<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\Submit;

use Vestibule\Calendar\Events\Events as EventPostType;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Tests\Forms\FormSite;

/** Duplicate submissions without scripts (docs/rest.md). */
final class PlainTwiceTest extends SubmitTestCase {

	private const TRY = array( 'vestibule_try' => 'one-page-of-a-cache' );

	private string $start;

	protected function setUp(): void {
		parent::setUp();
		$event = $this->site->event();
		update_post_meta( $event, EventPostType::META, array( 'capacity' => 5 ) + (array) get_post_meta( $event, EventPostType::META, true ) );
		$this->start = $this->site->freeStart();
	}

	public function test_an_identical_submission_is_stored_once_and_shows_the_same_message(): void {
		$first  = $this->post();
		$second = $this->post();
		self::assertSame( array( 1, 1, 1 ), $this->site->counts() );
		self::assertStringContainsString( 'Your appointment', $this->message( $first ) );
		self::assertSame( $this->message( $first ), $this->message( $second ) );
	}

	public function test_identical_submissions_from_a_page_without_the_hidden_try_field_are_stored_once(): void {
		$this->post( array( 'vestibule_try' => null ) );
		$this->post( array( 'vestibule_try' => null ) );
		self::assertSame( array( 1, 1, 1 ), $this->site->counts() );
	}

	public function test_two_concurrent_identical_submissions_are_stored_once_and_show_the_same_message(): void {
		$event = $this->site->event();
		update_post_meta( $event, EventPostType::META, array( 'capacity' => 1 ) + (array) get_post_meta( $event, EventPostType::META, true ) );
		$second = null;
		// The second request runs completely while the first one is being validated.
		$between = function ( mixed $values ) use ( &$second ): mixed {
			remove_all_filters( 'vestibule/form_values' );
			$second = $this->post();
			return $values;
		};
		add_filter( 'vestibule/form_values', $between );
		$first = $this->post();
		self::assertInstanceOf( Answer::class, $second );
		self::assertSame( $this->message( $second ), $this->message( $first ) );
		self::assertSame( array( 1, 1, 1 ), $this->site->counts() );
	}

	public function test_submissions_from_different_visitors_of_a_cached_page_are_stored_separately(): void {
		$this->post();
		$this->post( array( 'email' => 'li@example.com' ) );
		$this->post( array(), array( 'user-agent' => 'Another/1.0' ) );
		$this->post( array(), array(), '203.0.113.8' );
		self::assertSame( array( 4, 4, 4 ), $this->site->counts() );
	}

	public function test_a_submission_is_stored_after_its_error_has_been_corrected(): void {
		$this->post( array( 'email' => 'ana(at)example' ) );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
		$this->post();
		self::assertSame( array( 1, 1, 1 ), $this->site->counts() );
	}

	public function test_the_same_submission_is_stored_again_from_a_reloaded_page_or_on_the_next_day(): void {
		$this->post();
		$this->post( array( 'vestibule_try' => 'another page' ) );
		self::assertSame( array( 2, 2, 2 ), $this->site->counts() );
		$this->start = $this->site->freeStart( 40 );
		$this->post();
		$this->travel( '+1 day' );
		$this->post();
		self::assertSame( array( 4, 4, 3 ), $this->site->counts(), 'An expired key can be used again.' );
		$this->post();
		self::assertSame( array( 4, 4, 3 ), $this->site->counts() );
	}

	/**
	 * @param array<string, mixed>  $changes
	 * @param array<string, string> $headers
	 */
	private function post( array $changes = array(), array $headers = array(), string $address = FormSite::ADDRESS ): Answer {
		return $this->site->post( $changes + self::TRY + array( 'fcal_booking_2' => $this->start ), $headers, $address );
	}

	private function message( Answer $answer ): string {
		self::assertSame( 303, $answer->status );
		parse_str( (string) wp_parse_url( $answer->headers['Location'], PHP_URL_QUERY ), $_GET );
		return $this->site->states->forRequest( 4, 'ff_form_instance_4_1' )->message;
	}
}
