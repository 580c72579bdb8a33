<?php

declare(strict_types=1);

namespace Vestibule\Site\Caches;

use Closure;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Notes in one request what of ours has changed that pages show, and asks for one purge at its end. What visitors do
 * changes nothing: pages fetch free times, tokens and states themselves.
 */
final class Changes {

	/** Asks page caches to purge: a list of posts, or nothing for every page. */
	public const PURGE = 'vestibule/purge_pages';

	private const FORM    = 'vestibule_form';
	private const EVENT   = 'vestibule_event';
	private const ACCOUNT = 'vestibule_account';

	/** Settings that all pages show, or that any page with a form may. */
	private const OPTIONS = array( 'vestibule_chat', 'vestibule_consent', 'vestibule_push', 'vestibule_spam', 'vestibule_speed' );

	/** Of a form, and on no page: who is written to, and what other programs get. */
	private const UNSEEN = array( 'vestibule_form_notifications', 'vestibule_form_webhooks' );

	/** As many as caches are asked for one by one; beyond, they purge everything. */
	private const MOST = 50;

	/** @var array<int, string> Types of what has changed, by post. */
	private array $posts = array();

	private bool $isEverything = false;

	private bool $isWaiting = false;

	/**
	 * @param Closure(int, string): (list<int>|null) $pagesOf Where a form or an appointment type is shown, by id and post
	 * type; null where it may be on any page.
	 */
	public function __construct( private readonly Closure $pagesOf ) {}

	public function register(): void {
		add_action( 'transition_post_status', $this->noteStatus( ... ), 10, 3 );
		add_action( 'after_delete_post', fn ( int $id, WP_Post $post ) => 'publish' === $post->post_status ? $this->notePost( $post ) : null, 10, 2 );
		foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
			add_action( $hook, $this->noteMeta( ... ), 10, 3 );
		}
		foreach ( self::OPTIONS as $option ) {
			add_action( "add_option_{$option}", $this->noteEverything( ... ), 10, 0 );
			add_action( "update_option_{$option}", $this->noteEverything( ... ), 10, 0 );
			add_action( "delete_option_{$option}", $this->noteEverything( ... ), 10, 0 );
		}
		add_action( 'vestibule/seed_demo', $this->noteEverything( ... ), 10, 0 );
	}

	private function noteStatus( string $status, string $before, WP_Post $post ): void {
		if ( 'publish' === $status || 'publish' === $before ) {
			$this->notePost( $post );
		}
	}

	private function noteMeta( mixed $meta, int $id, string $key ): void {
		if ( str_starts_with( $key, 'vestibule_' ) && ! in_array( $key, self::UNSEEN, true ) || '_thumbnail_id' === $key ) {
			$post = get_post( $id );
			if ( null !== $post && 'publish' === $post->post_status ) {
				$this->notePost( $post );
			}
		}
	}

	private function notePost( WP_Post $post ): void {
		if ( self::ACCOUNT === $post->post_type ) {
			$this->noteEverything();
		} elseif ( self::FORM === $post->post_type || self::EVENT === $post->post_type ) {
			$this->posts[ $post->ID ] = $post->post_type;
			$this->wait();
		}
	}

	/** What changes on every page. */
	public function noteEverything(): void {
		$this->isEverything = true;
		$this->wait();
	}

	/** The last request of a change may make many; where it is shown is looked for once, when all is stored. */
	private function wait(): void {
		if ( ! $this->isWaiting ) {
			$this->isWaiting = true;
			add_action( 'shutdown', $this->purge( ... ), 5 );
		}
	}

	private function purge(): void {
		// Who deletes the plugin deletes its forms before its files, and both before this.
		if ( ! is_file( __FILE__ ) ) {
			return;
		}
		$pages               = $this->isEverything ? null : $this->pages();
		$this->posts        = array();
		$this->isEverything = false;
		$this->isWaiting    = false;
		if ( array() !== $pages ) {
			/**
			 * Fires when page caches are to purge pages; fire it yourself after a change that the plugin cannot see.
			 *
			 * @param list<int> $posts Whose pages; none: every page.
			 */
			do_action( 'vestibule/purge_pages', null === $pages || count( $pages ) > self::MOST ? array() : $pages );
		}
	}

	/** @return list<int>|null Null: every page. */
	private function pages(): ?array {
		$pages = array();
		foreach ( $this->posts as $post => $type ) {
			$found = ( $this->pagesOf )( $post, $type );
			if ( null === $found ) {
				return null;
			}
			array_push( $pages, ...$found );
		}
		return array_values( array_unique( $pages ) );
	}
}
