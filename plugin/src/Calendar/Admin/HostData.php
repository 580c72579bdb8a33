<?php

declare(strict_types=1);

namespace Vestibule\Calendar\Admin;

use Closure;
use Vestibule\Calendar\Busy\Address;
use Vestibule\Calendar\Busy\CalendarRow;
use Vestibule\Calendar\Busy\CalendarStatusText;
use Vestibule\Calendar\Feed\FeedAddress;
use Vestibule\Calendar\Hosts\HostAccount;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Calendar\Hosts\NewAccount;
use Vestibule\Kernel\Time\LocalDate;
use Vestibule\Kernel\Time\Zone;
use WP_Post;
use WP_User;

/** Initial data of the screen on which users add or edit a host. */
final class HostData {

	/**
	 * @param Closure(int): array<string, CalendarRow> $calendars Returns the external calendars of a host, by hash of
	 * the URL.
	 * @param Closure(int): array<int, string>         $types     Returns the titles of a host's appointment types, by
	 * ID.
	 */
	public function __construct(
		private readonly Hosts $hosts,
		private readonly Closure $calendars,
		private readonly CalendarStatusText $words,
		private readonly FeedAddress $feed,
		private readonly Closure $types
	) {}

	/** @return array<string, mixed> Data with the type in src/admin/host/kind.ts. */
	public function forPost( WP_Post $post ): array {
		$is_new     = 'auto-draft' === $post->post_status;
		$is_allowed = Hosts::isOpen( $post->ID );
		$addresses  = $is_allowed ? Hosts::calendars( $post->ID ) : array();
		return array(
			'id'         => $post->ID,
			'status'     => $is_new ? 'new' : $post->post_status,
			'name'       => $is_new ? '' : $post->post_title,
			'settings'   => $this->hosts->sanitize( get_post_meta( $post->ID, Hosts::META, true ) ),
			'addresses'  => $is_allowed ? $addresses : null,
			'calendars'  => $this->calendars( $post->ID, $addresses ),
			'feed'       => $is_allowed
				? array( 'url' => $this->feed->url( $post->ID ), 'detail' => $this->feed->detail( $post->ID ) )
				: null,
			'account'    => HostAccount::mayLink( $post->ID )
				? array(
					'user' => HostAccount::user( $post->ID ),
					'changes' => HostAccount::mayChange( $post->ID ),
					'users' => $this->users( $post->ID ),
				)
				: null,
			'obstacle'   => NewAccount::obstacle(),
			'types'      => $is_allowed && ! $is_new ? $this->types( $post->ID ) : array(),
			'today'      => wp_date( 'Y-m-d' ),
			'zones'      => timezone_identifiers_list(),
			'siteZone'   => Zone::ofSetting()->getName(),
			'days'       => LocalDate::weekdays(),
			'firstDay'   => LocalDate::firstWeekday(),
			'canPublish' => current_user_can( 'publish_pages' ),
			'editUrl'    => admin_url( "post.php?post={$post->ID}&action=edit" ),
			'listUrl'    => admin_url( 'edit.php?post_type=' . Hosts::NAME ),
			'trashUrl'   => current_user_can( 'delete_post', $post->ID )
				? html_entity_decode( (string) get_delete_post_link( $post->ID ), ENT_QUOTES, 'UTF-8' )
				: '',
		);
	}

	/** @return list<array{id: int, name: string}> */
	private function types( int $host ): array {
		$types = ( $this->types )( $host );
		return array_map(
			static fn ( int $id, string $name ): array => array( 'id' => $id, 'name' => $name ),
			array_keys( $types ),
			$types
		);
	}

	/**
	 * @return list<array{id: int, name: string}> Accounts that can be linked to a host, including the linked account.
	 */
	private function users( int $host ): array {
		$users = array_column(
			array_filter( array( ...HostAccount::candidates(), get_userdata( HostAccount::user( $host ) ) ) ),
			null,
			'ID'
		);
		return array_values(
			array_map(
				static fn ( WP_User $user ): array => array( 'id' => $user->ID, 'name' => NewAccount::label( $user ) ),
				$users
			)
		);
	}

	/**
	 * @param list<string> $urls
	 * @return array<string, array{status: string, words: string}> Status of each external calendar, by URL.
	 */
	private function calendars( int $host, array $urls ): array {
		$known  = array() === $urls ? array() : ( $this->calendars )( $host );
		$states = array();
		foreach ( $urls as $url ) {
			$states[ $url ] = $this->words->state( $known[ Address::hash( $url ) ] ?? null );
		}
		return $states;
	}
}
