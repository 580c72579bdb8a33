<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Events;

use DateTimeImmutable;
use Vestibule\Calendar\Hosts\Host;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Contract\Event as EventSettings;
use Vestibule\Entries\BookedTime;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\Zone;
use WP_Post;

/**
 * Reads the site's appointment types (docs/booking.md). Invalid stored values are replaced with defaults. On saving,
 * SettingsValidator rejects invalid values.
 *
 * @phpstan-import-type Settings from Event
 */
final class Events {

	/** Post type. Users who can edit pages can edit it. Visitors see appointment types only inside forms. */
	public const NAME = 'vestibule_event';
	public const META = 'vestibule_event';

	/**
	 * Large enough for all appointment types. With a limit below 500, WordPress would run two queries (IDs, then
	 * posts).
	 */
	private const MAX_EVENTS = 500;

	/** Number of days ahead that the team can book. */
	private const HORIZON = 3650;

	/**
	 * Cache of the stored settings, the hosts, and the Event object created from them.
	 *
	 * @var array<int, array<int, array{mixed, list<Host>, Event}>> By site ID and appointment type ID.
	 */
	private array $known = array();

	public function __construct( private readonly Schema $schema, private readonly Hosts $hosts ) {}

	/** Returns a published appointment type. Null if it does not exist or is not published. */
	public function find( int $id ): ?Event {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || self::NAME !== $post->post_type || 'publish' !== $post->post_status ) {
			return null;
		}
		return $this->read( $id, get_post_meta( $id, self::META, true ) );
	}

	/** Returns the oldest published appointment type, which is the default for forms. */
	public function oldest(): ?Event {
		$posts = get_posts(
			array(
				'post_type'              => self::NAME,
				'post_status'            => 'publish',
				'posts_per_page'         => self::MAX_EVENTS, // phpcs:ignore WordPress.WP.PostsPerPage -- Limited, and sites have few.
				'orderby'                => array( 'date' => 'ASC', 'ID' => 'ASC' ),
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
				'suppress_filters'       => true,
			)
		);
		return isset( $posts[0] ) ? $this->find( $posts[0]->ID ) : null;
	}

	/**
	 * Creates an Event from its stored settings, or returns the cached one if the settings and hosts have not changed.
	 * If all its hosts were deleted, it still has host IDs and therefore no available times, unlike an appointment type
	 * without hosts.
	 */
	private function read( int $id, mixed $stored ): Event {
		$site     = get_current_blog_id();
		$known    = $this->known[ $site ][ $id ] ?? null;
		$is_same  = null !== $known && $known[0] === $stored;
		$settings = $is_same ? null : $this->sanitize( $stored );
		$ids      = null !== $known && null === $settings ? $known[2]->hostIds : $settings['hosts'] ?? array();
		$found    = $this->hosts->find( $ids );
		if ( null === $known || ! $is_same || $known[1] !== $found ) {
			$event                       = Event::fromSettings( $id, $settings ?? $this->sanitize( $stored ), $found );
			$known                       = array( $stored, $found, $event );
			$this->known[ $site ][ $id ] = $known;
		}
		return $known[2];
	}

	/**
	 * Returns an appointment type, published or not, for bookings by the team. Notice, horizon and day limit don't
	 * apply. Seats, buffers and hosts are the same as for visitors, so bookings by the team and by visitors lock the
	 * same rows and nothing is booked twice. The team can always choose the host.
	 */
	public function offered( int $id ): ?Event {
		return $this->forOwner( $id, array( 'hostChoice' => 'visitor' ) );
	}

	/**
	 * Returns an appointment type for bookings by the team outside its hours (Slot). Unlike with offered(), the
	 * appointment type's own setting for choosing a host applies.
	 */
	public function anyTime( int $id ): ?Event {
		return $this->forOwner( $id, array() );
	}

	/** @param array{hostChoice?: string} $changes */
	private function forOwner( int $id, array $changes ): ?Event {
		$post = $id > 0 ? get_post( $id ) : null;
		if (
			! $post instanceof WP_Post
				|| self::NAME !== $post->post_type
				|| in_array( $post->post_status, array( 'trash', 'auto-draft' ), true )
		) {
			return null;
		}
		$settings = $this->sanitize( get_post_meta( $id, self::META, true ) );
		$settings = array_replace(
			$settings,
			array( 'notice' => 0, 'dayLimit' => 0, 'horizon' => self::HORIZON ),
			$changes
		);
		return Event::fromSettings( $id, $settings, $this->hosts->find( $settings['hosts'] ) );
	}

	/**
	 * Returns the settings with all keys of the contract. Invalid values are replaced with defaults. In weekly hours,
	 * invalid time ranges are removed, and missing days are closed.
	 *
	 * @return Settings
	 */
	public function sanitize( mixed $stored ): array {
		// StoredHours reads the hours separately, because the contract would drop all hours if one is invalid.
		$others = is_array( $stored ) ? array_diff_key( $stored, array( 'hours' => true ) ) : $stored;
		/** @var Settings The contract defines this shape. */
		$settings             = $this->schema->fit( 'event', $others );
		$settings['timezone'] = Zone::fromSetting( $settings['timezone'] );
		$settings['hours']    = $this->hosts->hours->readable(
			is_array( $stored ) ? $stored['hours'] ?? $settings['hours'] : $settings['hours']
		);
		return $settings;
	}

	/** Returns the time until which the visitor can move a booking. */
	public function moveUntil( BookedTime $time ): DateTimeImmutable {
		return $time->start->modify( "-{$this->settings( $time->event )->moveUntil} hours" );
	}

	public function cancelUntil( BookedTime $time ): DateTimeImmutable {
		return $time->start->modify( "-{$this->settings( $time->event )->cancelUntil} hours" );
	}

	/** @return list<int> Times of the reminders in minutes before the start, in descending order. */
	public function reminders( int $event ): array {
		$minutes = array_unique( $this->settings( $event )->reminders );
		rsort( $minutes );
		return $minutes;
	}

	/**
	 * Checks whether visitors choose their host. In this case, the host stays the same when a visitor moves the
	 * booking.
	 */
	public function keepsHost( int $event ): bool {
		return 'visitor' === $this->settings( $event )->hostChoice;
	}

	/** @return list<string> Occasions on which hosts get an email: booked, moved, cancelled, reminded. */
	public function hostMails( int $event ): array {
		return $this->settings( $event )->hostMails;
	}

	/** Returns the location of the appointments as text. Empty if no location is set. */
	public function place( int $event ): string {
		$place = $this->settings( $event )->place;
		$text  = trim( $place->text );
		return match ( $place->kind ) {
			'none'  => '',
			'phone' => '' === $text
				? __( 'By phone', 'vestibule' )
				/* translators: %s: a phone number, or text saying who will call. */
				: sprintf( __( 'By phone: %s', 'vestibule' ), $text ),
			'video' => '' === $text
				? __( 'Video call', 'vestibule' )
				/* translators: %s: URL of a video call. */
				: sprintf( __( 'Video call: %s', 'vestibule' ), $text ),
			default => $text,
		};
	}

	private function settings( int $event ): EventSettings {
		$stored = get_post_meta( $event, self::META, true );
		// Only sanitize() reads the hours, because the contract would drop all hours if one is invalid.
		return $this->schema->values(
			EventSettings::class,
			is_array( $stored ) ? array_diff_key( $stored, array( 'hours' => true ) ) : null
		);
	}

	/**
	 * Returns the name of the appointment type's time zone. Defaults to the site's time zone if the type is not
	 * published.
	 */
	public function timezone( int $event ): string {
		return ( $this->find( $event )->zone ?? Zone::ofSetting() )->getName();
	}

	/** Returns the title of an appointment type as plain text. Returns $kept instead if it is not empty. */
	public static function title( int $event, string $kept = '' ): string {
		return '' === $kept ? html_entity_decode( get_the_title( $event ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : $kept;
	}
}
