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
 * The appointment types of the site (docs/booking.md): strict on the way in (SettingsValidator), forgiving with what is
 * stored.
 *
 * @phpstan-import-type Settings from Event
 */
final class Events {

	/** The post type: made by those who edit pages; a guest meets an event only inside a form, never by itself. */
	public const NAME = 'vestibule_event';
	public const META = 'vestibule_event';

	/**
	 * A query for fewer posts than this is made in two by WordPress: their ids, then the posts. A site has a handful.
	 */
	private const MOST = 500;

	/** Days ahead for the institute: as far as it plans. */
	private const HORIZON = 3650;

	/**
	 * Stored settings, hosts, and the event made of them.
	 *
	 * @var array<int, array<int, array{mixed, list<Host>, Event}>> By site and event.
	 */
	private array $known = array();

	public function __construct( private readonly Schema $schema, private readonly Hosts $hosts ) {}

	/** Null unless it is an event and published. */
	public function find( int $id ): ?Event {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || self::NAME !== $post->post_type || 'publish' !== $post->post_status ) {
			return null;
		}
		return $this->read( $id, get_post_meta( $id, self::META, true ) );
	}

	/** The oldest published one: what a form means that names none. */
	public function oldest(): ?Event {
		$posts = get_posts(
			array(
				'post_type'              => self::NAME,
				'post_status'            => 'publish',
				'posts_per_page'         => self::MOST, // phpcs:ignore WordPress.WP.PostsPerPage -- Bounded; a site has a handful.
				'orderby'                => array( 'date' => 'ASC', 'ID' => 'ASC' ),
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
				'suppress_filters'       => true,
			)
		);
		return isset( $posts[0] ) ? $this->find( $posts[0]->ID ) : null;
	}

	/**
	 * An event is asked for several times while a page is made; the same settings are read once. Whose hosts are all
	 * gone has none to offer a time, and is not one without hosts.
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
	 * As the institute books it, drafts too: without notice, days ahead and a limit a day, which are for visitors. Its
	 * seats, buffers and hosts are the same, so that both wait for the same rows and nothing is given twice.
	 */
	public function offered( int $id ): ?Event {
		return $this->forOwner( $id, array( 'hostChoice' => 'visitor' ) );
	}

	/** Returns the same, with the visitors' choice of hosts left as it is, for bookings at any time (Slot). */
	public function anyTime( int $id ): ?Event {
		return $this->forOwner( $id, array() );
	}

	/** @param array{hostChoice?: string} $changes */
	private function forOwner( int $id, array $changes ): ?Event {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || self::NAME !== $post->post_type || in_array( $post->post_status, array( 'trash', 'auto-draft' ), true ) ) {
			return null;
		}
		$settings = $this->sanitize( get_post_meta( $id, self::META, true ) );
		$settings = array_replace( $settings, array( 'notice' => 0, 'dayLimit' => 0, 'horizon' => self::HORIZON ), $changes );
		return Event::fromSettings( $id, $settings, $this->hosts->find( $settings['hosts'] ) );
	}

	/**
	 * Every key of the contract, with the default in place of each value that does not fit it; of hours what can be
	 * read, and days that are not named are closed.
	 *
	 * @return Settings
	 */
	public function sanitize( mixed $stored ): array {
		// Hours are read below: the contract would take a time away where reading it again is enough.
		$others = is_array( $stored ) ? array_diff_key( $stored, array( 'hours' => true ) ) : $stored;
		/** @var Settings $settings The contract's shape. */
		$settings             = $this->schema->fit( 'event', $others );
		$settings['timezone'] = Zone::fromSetting( $settings['timezone'] );
		$settings['hours']    = $this->hosts->hours->readable( is_array( $stored ) ? $stored['hours'] ?? $settings['hours'] : $settings['hours'] );
		return $settings;
	}

	/** The last moment at which its visitor can move it. */
	public function moveUntil( BookedTime $time ): DateTimeImmutable {
		return $time->start->modify( "-{$this->settings( $time->event )->moveUntil} hours" );
	}

	public function cancelUntil( BookedTime $time ): DateTimeImmutable {
		return $time->start->modify( "-{$this->settings( $time->event )->cancelUntil} hours" );
	}

	/** @return list<int> Minutes before the start, the longest first. */
	public function reminders( int $event ): array {
		$minutes = array_unique( $this->settings( $event )->reminders );
		rsort( $minutes );
		return $minutes;
	}

	/** Whether visitors chose their host, and stay with them when they move. */
	public function keepsHost( int $event ): bool {
		return 'visitor' === $this->settings( $event )->hostChoice;
	}

	/** @return list<string> What its hosts are written to about: booked, moved, cancelled, reminded. */
	public function hostMails( int $event ): array {
		return $this->settings( $event )->hostMails;
	}

	/** Where an appointment takes place, in words; empty where nobody has said. */
	public function place( int $event ): string {
		$place = $this->settings( $event )->place;
		$text  = trim( $place->text );
		return match ( $place->kind ) {
			'none'  => '',
			/* translators: %s: a phone number, or who calls whom. */
			'phone' => '' === $text ? __( 'By phone', 'vestibule' ) : sprintf( __( 'By phone: %s', 'vestibule' ), $text ),
			/* translators: %s: address of a video call. */
			'video' => '' === $text ? __( 'Video call', 'vestibule' ) : sprintf( __( 'Video call: %s', 'vestibule' ), $text ),
			default => $text,
		};
	}

	private function settings( int $event ): EventSettings {
		$stored = get_post_meta( $event, self::META, true );
		// Hours are read by sanitize(), with more patience than the contract has.
		return $this->schema->values( EventSettings::class, is_array( $stored ) ? array_diff_key( $stored, array( 'hours' => true ) ) : null );
	}

	/** The institute's zone for an event; the site's for one that is not published. */
	public function timezone( int $event ): string {
		return ( $this->find( $event )->zone ?? Zone::ofSetting() )->getName();
	}

	/** The name of an event as people wrote it; what a booking has kept of it comes first. */
	public static function title( int $event, string $kept = '' ): string {
		return '' === $kept ? html_entity_decode( get_the_title( $event ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : $kept;
	}
}
