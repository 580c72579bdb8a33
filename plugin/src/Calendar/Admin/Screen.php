<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Closure;
use Vestibule\Calendar\Bookings\BookingStatus;
use Vestibule\Calendar\Bookings\BookingTable;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\HostAccount;
use Vestibule\Inbox\Access;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Time\LocalDate;
use Vestibule\Kernel\Time\Zone;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * The "Bookings" screen with the calendar from src/admin/bookings. The calendar opens with the view that the user used
 * last. For hosts, this is the plugin's only screen.
 */
final class Screen {

	public const SLUG = 'vestibule-bookings';

	/**
	 * Capability to open the screen. Hosts and users who can access only some forms also have this capability. The REST
	 * routes return only the bookings that each user can see.
	 */
	public const OPEN = Access::OPEN_BOOKINGS;

	/** Capability to block times. Requires access to all forms, because a blocked time does not belong to a form. */
	private const ALL = 'vestibule_read_entries';

	/** User meta key for the view that the user used last. */
	private const VIEW = 'vestibule_bookings_view';

	/** User meta key for the appointment type that the user booked last. */
	private const TYPE = 'vestibule_bookings_type';

	private const VIEWS = array( 'agenda', 'day', 'week', 'month', 'list', 'hosts', 'hosts-week' );

	/**
	 * @param Closure(): BookingTable $bookings Called only when a booking is opened, because this class is loaded on
	 * all wp-admin screens.
	 */
	public function __construct(
		private readonly Assets $assets,
		private readonly Closure $bookings,
		private readonly Access $access = new Access()
	) {}

	#[Hook( 'admin_menu' )]
	public function addToMenu(): void {
		$screen = new AdminScreen(
			new AdminAssets( $this->assets ),
			'bookings',
			'vestibuleBookings',
			$this->data( ... )
		);
		if ( $this->isForHost() ) {
			$screen->addAlone( __( 'My bookings', 'vestibule' ), self::SLUG, self::OPEN, 'dashicons-calendar-alt' );
			HostRole::narrowMenu();
			return;
		}
		$screen->addToMenu( __( 'Bookings', 'vestibule' ), self::SLUG, self::OPEN );
	}

	/** Checks whether the user can see only their own bookings and no entries. */
	private function isForHost(): bool {
		return $this->access->mayOpenBookings() && ! $this->access->mayOpen();
	}

	/** Registers the user settings in WordPress's REST route for users. */
	#[Hook( 'rest_api_init' )]
	public function registerView(): void {
		$this->registerSetting(
			self::VIEW,
			array( 'type' => 'string', 'enum' => array( '', ...self::VIEWS ) ),
			__( 'The view that the user selected last in the bookings calendar.', 'vestibule' ),
			''
		);
		$this->registerSetting(
			self::TYPE,
			array( 'type' => 'integer', 'minimum' => 0 ),
			__( 'The appointment type that the user booked last.', 'vestibule' ),
			0
		);
	}

	/** @param array{type: string, enum?: list<string>, minimum?: int} $schema */
	private function registerSetting( string $name, array $schema, string $description, string|int $default ): void {
		register_meta(
			'user',
			$name,
			array(
				'type'          => $schema['type'],
				'description'   => $description,
				'single'        => true,
				'default'       => $default,
				'auth_callback' => static fn ( bool $is_allowed, string $key, int $user ): bool =>
					get_current_user_id() === $user && current_user_can( self::OPEN ),
				'show_in_rest'  => array( 'schema' => $schema + array( 'context' => array( 'edit' ) ) ),
			)
		);
	}

	/** @return array<string, mixed> Data with the type in src/admin/bookings/site/site.ts. */
	public function data(): array {
		$view  = get_user_meta( get_current_user_id(), self::VIEW, true );
		$type  = get_user_meta( get_current_user_id(), self::TYPE, true );
		$hosts = $this->access->bookings()->hosts;
		return array(
			'zone'      => Zone::ofSetting()->getName(),
			'weekStart' => LocalDate::firstWeekday(),
			'formats'   => array(
				'date' => self::format( 'date_format', 'F j, Y' ),
				'time' => self::format( 'time_format', 'H:i' ),
			),
			'view'      => in_array( $view, self::VIEWS, true ) ? $view : '',
			'type'      => is_numeric( $type ) ? (int) $type : 0,
			'canBlock'  => current_user_can( self::ALL ),
			'isHost'    => $this->isForHost(),
			'ownHosts'  => $hosts,
			'changes'   => array_values( array_filter( $hosts, HostAccount::mayChange( ... ) ) ),
			'eventsUrl' => current_user_can( 'edit_pages' ) ? admin_url( 'edit.php?post_type=' . Events::NAME ) : '',
		);
	}

	private static function format( string $option, string $usual ): string {
		$format = get_option( $option );
		return is_string( $format ) && '' !== $format ? $format : $usual;
	}

	/**
	 * Redirects a link in an email to the booking's day in the calendar. Emails cannot link to the day directly,
	 * because the URL fragment is lost when wp-admin asks for a login.
	 */
	#[Hook( 'admin_init' )]
	public function open(): void {
		$booking = self::SLUG === Parameter::text( 'page' ) ? Parameter::id( 'booking' ) : 0;
		if ( $booking > 0 && current_user_can( self::OPEN ) && wp_safe_redirect( $this->urlOf( $booking ) ) ) {
			exit;
		}
	}

	/**
	 * Returns the URL of the calendar, opened on the booking's day. If the booking was deleted or the user cannot see
	 * it, returns the URL of the calendar without a day.
	 */
	public function urlOf( int $booking ): string {
		$calendar = admin_url( 'admin.php?page=' . self::SLUG );
		try {
			$time = ( $this->bookings )()
				->withId( $booking )
				->withStatus( BookingStatus::APPOINTMENTS )
				->within( $this->access->bookings() )
				->first()?->time;
		} catch ( StorageFault $fault ) {
			FaultLog::record( $fault );
			return $calendar;
		}
		// The calendar uses the site's time zone.
		return null === $time
			? $calendar
			: "{$calendar}#/day/{$time->start->setTimezone( wp_timezone() )->format( 'Y-m-d' )}?booking={$booking}";
	}
}
