<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Hosts;

use Vestibule\Calendar\Hours\DaysOff;
use Vestibule\Calendar\Hours\Schedule;
use Vestibule\Calendar\Hours\StoredHours;
use Vestibule\Kernel\EmailAddress;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\Zone;
use WP_Post;

/**
 * Reads the site's hosts. Invalid stored values are replaced with defaults.
 *
 * @phpstan-import-type Override from DaysOff
 * @phpstan-type HostSettings array{email: string, timezone: string, ownHours: bool, hours: array<string,
 * list<array{start: string, end: string}>>, overrides: list<Override>}
 */
final class Hosts {

	/**
	 * Post type. Users who can edit pages can edit it. Visitors only see hosts' names, and only where they can choose a
	 * host.
	 */
	public const NAME = 'vestibule_host';
	public const META = 'vestibule_host';

	/**
	 * Meta key of external calendar URLs. The leading underscore hides the URLs from the custom fields editor and
	 * XML-RPC.
	 */
	public const CALENDARS = '_vestibule_host_calendars';

	/** Capability to manage appointments. */
	private const APPOINTMENTS = 'vestibule_read_entries';

	/**
	 * Cache of the stored settings, the name, whether there are external calendars, and the Host object created from
	 * them.
	 *
	 * @var array<int, array<int, array{mixed, string, bool, Host}>> By site ID and host ID.
	 */
	private array $known = array();

	public readonly StoredHours $hours;

	public function __construct( private readonly Schema $schema ) {
		$this->hours = new StoredHours( $schema );
	}

	/**
	 * @param list<int> $ids
	 * @return list<Host> Published hosts, in the order of $ids.
	 */
	public function find( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		_prime_post_caches( $ids, false, true );
		$hosts = array();
		foreach ( array_unique( $ids ) as $id ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post && self::NAME === $post->post_type && 'publish' === $post->post_status ) {
				$hosts[] = $this->read( $id, $post->post_title, get_post_meta( $id, self::META, true ) );
			}
		}
		return $hosts;
	}

	/** @return HostSettings All settings of the contract, with defaults for invalid values. */
	public function sanitize( mixed $stored ): array {
		$others = is_array( $stored ) ? array_diff_key( $stored, array( 'hours' => true ) ) : $stored;
		/** @var HostSettings The contract defines this shape. */
		$settings             = $this->schema->fit( 'host', $others );
		$settings['email']    = EmailAddress::isValid( $settings['email'] ) ? $settings['email'] : '';
		$settings['timezone'] = Zone::fromSetting( $settings['timezone'] );
		$settings['hours']    = $this->hours->readable(
			is_array( $stored ) ? $stored['hours'] ?? $settings['hours'] : $settings['hours']
		);
		return $settings;
	}

	private function read( int $id, string $name, mixed $stored ): Host {
		$site          = get_current_blog_id();
		$known         = $this->known[ $site ][ $id ] ?? null;
		$has_calendars = array() !== self::calendars( $id );
		if ( null === $known || array( $stored, $name, $has_calendars ) !== array_slice( $known, 0, 3 ) ) {
			$host                        = $this->host( $id, $name, $this->sanitize( $stored ), $has_calendars );
			$known                       = array( $stored, $name, $has_calendars, $host );
			$this->known[ $site ][ $id ] = $known;
		}
		return $known[3];
	}

	/** @param HostSettings $settings */
	private function host( int $id, string $name, array $settings, bool $has_calendars ): Host {
		$always   = array_fill_keys( StoredHours::DAYS, array( array( 'start' => '00:00', 'end' => '24:00' ) ) );
		$zone     = Zone::ofSetting( $settings['timezone'] );
		$has_own  = $settings['ownHours'] || array() !== $settings['overrides'];
		$schedule = $has_own
			? new Schedule( $settings['ownHours'] ? $settings['hours'] : $always, $settings['overrides'], $zone )
			: null;
		return new Host( $id, $name, $settings['email'], $schedule, $has_calendars );
	}

	/** @return list<string> URLs of the host's external calendars. */
	public static function calendars( int $host ): array {
		$stored = get_post_meta( $host, self::CALENDARS, true );
		return is_array( $stored ) ? array_values( array_filter( $stored, is_string( ... ) ) ) : array();
	}

	/**
	 * Checks whether the current user can see the URLs of a host's external calendars and bookings feed. Permission to
	 * edit pages is not enough, because these URLs give access to private calendars and visitors' names without a
	 * login.
	 */
	public static function isOpen( int $host ): bool {
		return self::NAME === get_post_type( $host )
			&& current_user_can( 'edit_post', $host )
			&& current_user_can( self::APPOINTMENTS );
	}

	/** Does the same check as isOpen() for a host that has not been saved yet. */
	public static function isNewOpen(): bool {
		return current_user_can( 'edit_pages' ) && current_user_can( self::APPOINTMENTS );
	}

	/** Returns the name of a host as plain text. Empty for ID 0. */
	public static function title( int $host ): string {
		return 0 === $host ? '' : html_entity_decode( get_the_title( $host ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
