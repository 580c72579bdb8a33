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
 * Reads the appointment types of the site (docs/booking.md). Invalid stored values are replaced by defaults;
 * SettingsValidator rejects them when they are saved.
 *
 * @phpstan-import-type Settings from Event
 */
final class Events {

	/** Post type. Editors of pages can edit it. Visitors see events only inside forms. */
	public const NAME = 'vestibule_event';
	public const META = 'vestibule_event';

	/** Large enough for all events, because WordPress runs two queries (IDs, then posts) if the limit is below 500. */
	private const MAX_EVENTS = 500;

	/** Days ahead that the team can book. */
	private const HORIZON = 3650;

	/**
	 * Cache of stored settings, hosts, and the event created from them.
	 *
	 * @var array<int, array<int, array{mixed, list<Host>, Event}>> By site and event ID.
	 */
	private array $known = array();

	public function __construct( private readonly Schema $schema, private readonly Hosts $hosts ) {}

	/** Returns an event; null if it does not exist or is not published. */
	public function find( int $id ): ?Event {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || self::NAME !== $post->post_type || 'publish' !== $post->post_status ) {
			return null;
		}
		return $this->read( $id, get_post_meta( $id, self::META, true ) );
	}

	/** Returns the oldest published event, which forms use if they don't select one. */
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
	 * Creates an event from its stored settings, or returns the cached one if the settings and hosts are the same. If
	 * all its hosts were deleted, the event has no available times. Unlike an event without hosts, it keeps its host
	 * IDs.
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
	 * Returns an event for bookings by the team, including drafts. Notice, horizon and day limit don't apply. Seats,
	 * buffers and hosts are the same as for visitors, so both lock the same rows and nothing is booked twice. The host
	 * can always be chosen.
	 */
	public function offered( int $id ): ?Event {
		return $this->forOwner( $id, array( 'hostChoice' => 'visitor' ) );
	}

	/**
	 * Returns an event like offered(), but with its own setting for the choice of hosts, for bookings outside of the
	 * hours (Slot).
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
	 * Returns the settings with all keys of the contract. Invalid values are replaced by defaults. In opening hours,
	 * invalid parts are dropped and missing days are closed.
	 *
	 * @return Settings
	 */
	public function sanitize( mixed $stored ): array {
		// StoredHours reads the hours below, because the contract would drop all of them for a single invalid one.
		$others = is_array( $stored ) ? array_diff_key( $stored, array( 'hours' => true ) ) : $stored;
		/** @var Settings Shape defined by the contract. */
		$settings             = $this->schema->fit( 'event', $others );
		$settings['timezone'] = Zone::fromSetting( $settings['timezone'] );
		$settings['hours']    = $this->hosts->hours->readable(
			is_array( $stored ) ? $stored['hours'] ?? $settings['hours'] : $settings['hours']
		);
		return $settings;
	}

	/** Returns the time until which the visitor can move the booking. */
	public function moveUntil( BookedTime $time ): DateTimeImmutable {
		return $time->start->modify( "-{$this->settings( $time->event )->moveUntil} hours" );
	}

	public function cancelUntil( BookedTime $time ): DateTimeImmutable {
		return $time->start->modify( "-{$this->settings( $time->event )->cancelUntil} hours" );
	}

	/** @return list<int> Minutes before the start, in descending order. */
	public function reminders( int $event ): array {
		$minutes = array_unique( $this->settings( $event )->reminders );
		rsort( $minutes );
		return $minutes;
	}

	/** Checks whether visitors choose their host. The host then stays the same when they move the booking. */
	public function keepsHost( int $event ): bool {
		return 'visitor' === $this->settings( $event )->hostChoice;
	}

	/** @return list<string> Occasions on which hosts get an email: booked, moved, cancelled, reminded. */
	public function hostMails( int $event ): array {
		return $this->settings( $event )->hostMails;
	}

	/** Returns the location of appointments as text; empty if none is set. */
	public function place( int $event ): string {
		$place = $this->settings( $event )->place;
		$text  = trim( $place->text );
		return match ( $place->kind ) {
			'none'  => '',
			'phone' => '' === $text
				? __( 'By phone', 'vestibule' )
				/* translators: %s: a phone number, or a text that says who calls. */
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
		// Only sanitize() reads the hours, because the contract would reject partly invalid ones.
		return $this->schema->values(
			EventSettings::class,
			is_array( $stored ) ? array_diff_key( $stored, array( 'hours' => true ) ) : null
		);
	}

	/** Returns the name of the event's time zone, or of the site's if the event is not published. */
	public function timezone( int $event ): string {
		return ( $this->find( $event )->zone ?? Zone::ofSetting() )->getName();
	}

	/** Returns the title of an event as plain text, or $kept if it is not empty. */
	public static function title( int $event, string $kept = '' ): string {
		return '' === $kept ? html_entity_decode( get_the_title( $event ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : $kept;
	}
}
