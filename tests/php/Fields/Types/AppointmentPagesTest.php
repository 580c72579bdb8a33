<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Types;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Calendar\Events\Events as EventPostType;
use Vestibule\Calendar\Hosts\Hosts as HostPostType;
use Vestibule\Fields\Types\Appointment\AppointmentModel;
use Vestibule\Fields\Types\Appointment\AppointmentModels;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Views\PrintedForm;
use Vestibule\Tests\Wired;

/** List of times without scripts: months with available times, and an alternative if there are none. */
final class AppointmentPagesTest extends TestCase {

	private FormSite $site;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		update_post_meta( $this->site->event(), EventPostType::META, array( 'horizon' => 60, 'timezone' => 'UTC' ) + (array) get_post_meta( $this->site->event(), EventPostType::META, true ) );
		add_filter( 'vestibule/now', static fn (): DateTimeImmutable => new DateTimeImmutable( '2026-11-24T08:00:00Z' ) );
		$_SERVER['REQUEST_URI'] = '/contact/?a=1';
	}

	protected function tearDown(): void {
		unset( $_GET['vestibule_times'] );
		parent::tearDown();
	}

	public function test_a_calendar_without_scripts_links_to_all_months_with_available_times(): void {
		$first = $this->model();
		self::assertSame( '2026-11', $first->month );
		self::assertSame( array( array( 'url' => '/contact/?a=1&vestibule_times=2026-12', 'words' => 'Later times' ) ), $first->pages );
		$second = $this->model( '2026-12' );
		self::assertSame( '2026-12-01', $second->days[0]['date'] ?? '' );
		self::assertSame( array( 'Next available times', 'Later times' ), array_column( $second->pages, 'words' ) );
		$last = $this->model( '2027-01' );
		self::assertSame( '2027-01', $last->month );
		self::assertSame( array( 'Next available times' ), array_column( $last->pages, 'words' ) );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param list<string>         $later
	 */
	#[DataProvider( 'starts' )]
	public function test_at_the_end_of_a_month_the_calendar_continues_into_the_next_month( string $now, array $settings, string $month, string $first, string $last, array $later ): void {
		remove_all_filters( 'vestibule/now' );
		add_filter( 'vestibule/now', static fn (): DateTimeImmutable => new DateTimeImmutable( $now ) );
		$open = array( array( 'start' => '09:00', 'end' => '12:00' ) );
		$week = array_fill_keys( array( 'monday', 'tuesday', 'wednesday', 'thursday', 'friday' ), $open );
		update_post_meta( $this->site->event(), EventPostType::META, $settings + array( 'duration' => 60, 'timezone' => 'UTC', 'hours' => $week, 'notice' => 0, 'horizon' => 90 ) );
		$model = $this->model();
		self::assertSame( array( $month, $first, $last, $later ), array( $model->month, $model->days[0]['date'], $model->days[ count( $model->days ) - 1 ]['date'], array_values( $model->laterMonths ) ) );
	}

	/** @return iterable<string, array{string, array<string, mixed>, string, string, string, list<string>}> */
	public static function starts(): iterable {
		yield 'the last Saturday of a month' => array( '2026-11-28T08:00:00Z', array(), '2026-11', '2026-11-30', '2027-01-01', array( 'Dec', 'Jan' ) );
		yield 'the last Friday of a month' => array( '2026-11-27T08:00:00Z', array(), '2026-11', '2026-11-27', '2026-12-25', array( 'Dec' ) );
		yield 'the second week of a month' => array( '2026-11-02T08:00:00Z', array(), '2026-11', '2026-11-02', '2026-11-30', array() );
		yield 'the first day of a month' => array( '2026-12-01T08:00:00Z', array(), '2026-12', '2026-12-01', '2026-12-31', array() );
		yield 'a notice until the end of the month' => array( '2026-11-02T08:00:00Z', array( 'notice' => 40_320 ), '2026-11', '2026-11-30', '2027-01-01', array( 'Dec', 'Jan' ) );
		yield 'the last evening of a month without remaining times' => array( '2026-11-30T18:00:00Z', array(), '2026-12', '2026-12-01', '2026-12-31', array() );
		yield 'a short booking horizon' => array( '2026-11-28T08:00:00Z', array( 'horizon' => 5 ), '2026-11', '2026-11-30', '2026-12-03', array( 'Dec', 'Jan' ) );
	}

	public function test_the_first_month_is_shown_if_the_requested_month_cannot_be_booked(): void {
		foreach ( array( '2026-10', '2027-02', '9999-12', 'x', '2026-13' ) as $month ) {
			self::assertSame( '2026-11', $this->model( $month )->month, $month );
		}
	}

	public function test_a_selected_time_in_a_later_month_stays_selected(): void {
		$start = $this->model( '2026-12' )->days[3]['times'][1]['start'] ?? '';
		unset( $_GET['vestibule_times'] );
		self::assertSame( '2026-12', $this->model( '', $start )->month );
		self::assertSame( '2026-12', $this->model( '', (string) wp_json_encode( array( 'start' => $start, 'timezone' => '', 'hold' => '' ) ) )->month );
	}

	public function test_an_alternative_contact_is_offered_if_no_time_can_be_booked(): void {
		self::assertSame( home_url( '/' ), $this->model()->otherWay['url'] ?? '', 'The email address is printed only if no time can be booked.' );
		wp_update_post( array( 'ID' => $this->site->event(), 'post_status' => 'draft' ) );
		$this->assertOffersMail();
	}

	public function test_an_appointment_type_with_only_unpublished_hosts_offers_an_alternative_contact(): void {
		$host = wp_insert_post( array( 'post_type' => HostPostType::NAME, 'post_status' => 'draft', 'post_title' => 'Ada' ) );
		update_post_meta( $this->site->event(), EventPostType::META, array( 'hosts' => array( $host ) ) + (array) get_post_meta( $this->site->event(), EventPostType::META, true ) );
		$this->assertOffersMail();
	}

	public function test_dates_and_months_use_the_date_formats_of_the_language(): void {
		$formats = array( 'long date' => 'l, j. F Y', 'month and year' => 'Y. F' );
		add_filter(
			'gettext_with_context_vestibule',
			static fn ( string $translation, string $text, string $context ): string => $formats[ $context ] ?? $translation,
			10,
			3
		);
		$model = $this->model();
		self::assertMatchesRegularExpression( '/^[A-Z][a-z]+day, \d{1,2}\. [A-Z][a-z]+ \d{4}$/', $model->days[0]['label'] );
		self::assertMatchesRegularExpression( '/^\d{4}\. [A-Z][a-z]+$/', $model->monthLabel );
	}

	private function assertOffersMail(): void {
		Wired::forget( 'Vestibule\\' );
		$model = $this->model();
		self::assertSame( array( array(), array() ), array( $model->days, $model->pages ) );
		self::assertSame( array( 'words' => 'Write to %s instead.', 'url' => 'mailto:office@example.org', 'label' => 'office@example.org' ), $model->otherWay );
		// The plugin may have cached the form before its email address was set.
		$found = (int) preg_match_all( '#No times are available at the moment\\. [^<]+<a href="#', PrintedForm::four()->html );
		self::assertSame( 2, $found, 'The message is printed for pages with and without scripts.' );
	}

	private function model( string $month = '', string $typed = '' ): AppointmentModel {
		$_GET['vestibule_times'] = $month;
		$form                    = $this->site->forms->byFormId( 4 );
		self::assertNotNull( $form );
		update_post_meta( $form->postId, 'vestibule_form_settings', array( 'mailTo' => 'office@example.org' ) );
		$form = ( new FormSite() )->forms->byFormId( 4 );
		return ( new AppointmentModels( $this->site->book, $this->site->clock ) )->forEvent( 0, $form->formId ?? 0, $form->settings->mailTo ?? '', $typed );
	}
}
