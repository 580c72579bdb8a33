<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar;

use Vestibule\Calendar\Admin\EventList;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Waiting\WaitingListTable;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;

final class EventListTest extends TestCase {
	private const MORNING = array( array( 'start' => '09:00', 'end' => '12:00' ) );

	private EventList $list;
	private int $event;

	protected function setUp(): void {
		parent::setUp();
		$site        = new Bookings();
		$this->list  = new EventList( $site->events, Wired::of( WaitingListTable::class ) );
		$this->event = $site->addEvent();
	}

	public function test_the_appointment_type_list_shows_its_own_columns_between_title_and_date(): void {
		$columns = $this->list->columns( array( 'cb' => '', 'title' => 'Title', 'date' => 'Date' ) );
		self::assertSame( array( 'cb', 'title', 'vestibule_length', 'vestibule_days', 'vestibule_waiting', 'date' ), array_keys( $columns ) );
	}

	public function test_the_list_of_appointment_types_shows_the_duration_and_the_open_days_in_weekday_order(): void {
		$this->store( array( 'duration' => 45, 'hours' => array( 'friday' => self::MORNING, 'monday' => self::MORNING, 'tuesday' => array(), 'wednesday' => self::MORNING ) ) );
		self::assertSame( '45 minutes', $this->cell( 'vestibule_length' ) );
		self::assertSame( 'Monday, Wednesday, and Friday', $this->cell( 'vestibule_days' ) );
	}

	public function test_the_list_shows_placeholder_text_for_an_appointment_type_without_hours(): void {
		$this->store( array( 'hours' => array( 'monday' => array() ) ) );
		self::assertSame( 'No day', $this->cell( 'vestibule_days' ) );
	}

	public function test_translated_day_names_are_escaped_in_the_list(): void {
		add_filter( 'locale', static fn (): string => 'xx_XX' );
		add_filter( 'gettext_vestibule', static fn ( string $words, string $text ): string => 'Monday' === $text ? '<b>Montag</b>' : $words, 10, 2 );
		$this->store( array( 'hours' => array( 'monday' => self::MORNING ) ) );
		self::assertSame( '&lt;b&gt;Montag&lt;/b&gt;', $this->cell( 'vestibule_days' ) );
	}

	public function test_the_list_of_appointment_types_prints_nothing_in_columns_of_other_plugins(): void {
		self::assertSame( '', $this->cell( 'somebody_elses' ) );
	}

	public function test_the_heading_of_the_appointment_type_list_is_the_same_as_its_menu_item(): void {
		$type = get_post_type_object( Events::NAME );
		self::assertNotNull( $type );
		self::assertSame( $type->labels->menu_name, $type->labels->name );
	}

	/** @param array<string, mixed> $settings */
	private function store( array $settings ): void {
		update_post_meta( $this->event, Events::META, $settings );
	}

	private function cell( string $column ): string {
		ob_start();
		$this->list->cell( $column, $this->event );
		return (string) ob_get_clean();
	}
}
