<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Types;

use Vestibule\Calendar\Events\Events as EventPostType;
use Vestibule\Calendar\Hosts\Hosts as HostPostType;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\Types\Appointment\AppointmentModels;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;

/** Forms in which visitors choose their host (docs/booking.md). */
final class ChosenHostTest extends TestCase {

	private const FIELD = 'fcal_booking_2';

	private FormSite $site;
	private int $ada;
	private int $ben;

	/** @var list<BookedTime> */
	private array $booked = array();

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		$this->ada  = $this->host( 'Ada Berg' );
		$this->ben  = $this->host( 'Ben Kaya' );
		$this->let( 'visitor' );
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		add_action(
			'vestibule/form_submitted',
			function ( StoredEntry $entry ): void {
				$this->booked = $entry->appointments;
			}
		);
	}

	public function test_the_booking_is_assigned_to_the_chosen_host(): void {
		$start  = $this->starts()[0];
		$answer = $this->send( $start, $this->ben );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		self::assertSame( (string) $this->ben, $this->row()['host_id'] );
		self::assertSame( 'Ben Kaya', $this->booked[0]->host );
		self::assertStringContainsString( 'With Ben Kaya', (string) wp_json_encode( $answer->body ) );
		self::assertSame( 409, $this->send( $start, $this->ben )->status );
		self::assertSame( 200, $this->send( $start, $this->ada )->status );
	}

	public function test_a_booking_without_a_chosen_host_is_assigned_to_any_host(): void {
		self::assertSame( 200, $this->site->submit( array( self::FIELD => $this->starts()[0] ) )->status );
		self::assertContains( $this->row()['host_id'], array( (string) $this->ada, (string) $this->ben ) );
	}

	public function test_a_host_of_another_appointment_type_is_rejected_if_visitors_choose_hosts_and_ignored_if_hosts_take_turns(): void {
		self::assertSame( 422, $this->send( $this->starts()[0], $this->host( 'Cem' ) )->status );
		$this->let( 'turns' );
		self::assertSame( 200, $this->send( $this->starts()[0], 999_999 )->status );
		self::assertContains( $this->booked[0]->host, array( 'Ada Berg', 'Ben Kaya' ), 'The booking is assigned to one of the hosts that take turns.' );
	}

	public function test_without_scripts_each_time_is_listed_with_each_available_host(): void {
		$this->send( $this->starts()[0], $this->ben );
		$model = ( new AppointmentModels( $this->site->book, $this->site->clock ) )->forEvent( 0 );
		self::assertSame( array( $this->ada, $this->ben ), array_column( $model->hosts, 'id' ) );
		$first = $model->days[0]['times'][0];
		self::assertSame( array( $this->ada ), $first['hosts'] ?? null );
		self::assertSame( '{"start":"' . $first['start'] . '","timezone":"","hold":"","host":' . $this->ada . '}', $model->valueOf( $first['start'], $this->ada ) );
	}

	/** @return list<string> */
	private function starts(): array {
		$now = $this->site->clock->now();
		return array_map( static fn ( array $time ): string => $time['start']->format( 'Y-m-d\TH:i:s\Z' ), $this->site->book->freeTimes( $this->site->event(), $now, $now->modify( '+14 days' ) ) );
	}

	private function send( string $start, int $host ): \Vestibule\Kernel\Call\Answer {
		return $this->site->submit( array( self::FIELD => (string) wp_json_encode( array( 'start' => $start, 'timezone' => 'Europe/Berlin', 'hold' => '', 'host' => $host ) ) ) );
	}

	/** @return array<string, string|null> */
	private function row(): array {
		return $this->site->rows( $this->site->tables->named( 'bookings' ) )[0];
	}

	private function let( string $choice ): void {
		$settings = (array) get_post_meta( $this->site->event(), EventPostType::META, true );
		update_post_meta( $this->site->event(), EventPostType::META, array( 'hosts' => array( $this->ada, $this->ben ), 'hostChoice' => $choice ) + $settings );
	}

	private function host( string $name ): int {
		return (int) wp_insert_post( array( 'post_type' => HostPostType::NAME, 'post_status' => 'publish', 'post_title' => $name ) );
	}
}
