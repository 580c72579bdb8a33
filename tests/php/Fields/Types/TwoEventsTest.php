<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Types;

use Vestibule\Calendar\Events\Events as EventPostType;
use Vestibule\Forms\FormPostType;
use Vestibule\Tests\Forms\Submit\SubmitTestCase;

/** Two appointment types, each with its own form that offers and books it. */
final class TwoEventsTest extends SubmitTestCase {

	private int $review;

	protected function setUp(): void {
		parent::setUp();
		$hours        = array_fill_keys( array( 'monday', 'tuesday', 'wednesday', 'thursday', 'friday' ), array( array( 'start' => '18:00', 'end' => '20:00' ) ) );
		$this->review = (int) wp_insert_post(
			array(
				'post_type'   => EventPostType::NAME,
				'post_status' => 'publish',
				'post_title'  => 'Review',
				'meta_input'  => array( EventPostType::META => array( 'duration' => 45, 'timezone' => 'UTC', 'hours' => $hours, 'notice' => 0 ) ),
			)
		);
	}

	public function test_each_form_books_its_own_appointment_type(): void {
		$form  = $this->form( $this->review );
		$start = $this->startOf( $this->review );
		self::assertNotSame( '', $start );
		self::assertSame( 200, $this->book( $form, $start )->status );
		self::assertSame( 200, $this->site->submit()->status );
		$rows = array_column( $this->site->rows( $this->site->tables->named( 'bookings' ) ), null, 'event_id' );
		self::assertEqualsCanonicalizing( array( $this->review, $this->site->event() ), array_keys( $rows ) );
		self::assertSame( 45 * 60, strtotime( (string) $rows[ $this->review ]['end_at'] ) - strtotime( (string) $rows[ $this->review ]['start_at'] ) );
	}

	public function test_a_time_that_belongs_to_another_appointment_type_is_rejected(): void {
		self::assertSame( 422, $this->book( $this->form( $this->review ), $this->site->freeStart() )->status );
		self::assertSame( array(), $this->site->rows( $this->site->tables->named( 'bookings' ) ) );
	}

	public function test_a_draft_or_deleted_appointment_type_cannot_be_booked(): void {
		$form  = $this->form( $this->review );
		$start = $this->startOf( $this->review );
		foreach ( array( 'draft', 'trash' ) as $status ) {
			wp_update_post( array( 'ID' => $this->review, 'post_status' => $status ) );
			self::assertNotSame( 200, $this->book( $form, $start )->status, $status );
		}
		wp_delete_post( $this->review, true );
		self::assertNotSame( 200, $this->book( $form, $start )->status );
		self::assertSame( array(), $this->site->rows( $this->site->tables->named( 'bookings' ) ) );
	}

	/** @return int ID of the form with an appointment of this type. */
	private function form( int $event ): int {
		$content = '<!-- wp:vestibule/field-email {"name":"email","required":true} /-->'
			. sprintf( '<!-- wp:vestibule/field-appointment {"name":"time","required":true,"event":%d} /--><!-- wp:vestibule/submit /-->', $event );
		$post    = wp_insert_post( array( 'post_type' => FormPostType::NAME, 'post_status' => 'publish', 'post_title' => 'Review form', 'post_content' => $content ) );
		$number  = get_post_meta( (int) $post, FormPostType::NUMBER, true );
		return is_numeric( $number ) ? (int) $number : 0;
	}

	private function startOf( int $event ): string {
		$now  = $this->site->clock->now();
		$time = $this->site->book->freeTimes( $event, $now, $now->modify( '+10 days' ) )[0]['start'] ?? null;
		return null === $time ? '' : $time->format( 'Y-m-d\TH:i:s\Z' );
	}

	private function book( int $form, string $start ): \Vestibule\Kernel\Call\Answer {
		$values = array(
			'__vestibule_token' => $this->site->tokens->issue( $form ),
			'email'             => 'ana@example.com',
			'time'              => (string) wp_json_encode( array( 'start' => $start, 'timezone' => 'UTC', 'hold' => '' ) ),
		);
		$trap = array( "item_{$form}__url" => '' );
		return $this->site->answer( $this->site->submitCall(), array( 'form_id' => (string) $form, 'data' => http_build_query( $values + $trap ) ) );
	}
}
