<?php

declare(strict_types=1);

namespace Vestibule\Chat;

use WP_Post;

/**
 * The accounts as they were last read, in an option that WordPress loads with every request: the launcher is on every
 * page, and reading them costs three queries. Whatever may change one of them forgets all of them.
 */
final class KeptAccounts {

	public const OPTION = 'vestibule_chat_accounts';

	/** What an account is made of besides its own fields. */
	private const META = array( Accounts::META, '_thumbnail_id', '_wp_attached_file', '_wp_attachment_metadata' );

	public function register(): void {
		add_action( 'clean_post_cache', $this->changed( ... ), 10, 2 );
		foreach ( array( 'added', 'updated', 'deleted' ) as $how ) {
			add_action( "{$how}_post_meta", $this->changedMeta( ... ), 10, 3 );
		}
		foreach ( array( 'activated_plugin', 'deactivated_plugin', 'switch_theme' ) as $action ) {
			add_action( $action, $this->forget( ... ), 10, 0 );
		}
	}

	/** @return list<Account>|null Null when they must be read. */
	public function all(): ?array {
		$kept = get_option( self::OPTION );
		$rows = is_array( $kept ) ? $kept[ $this->place() ] ?? null : null;
		$all  = is_array( $rows ) ? array_map( Account::kept( ... ), array_values( $rows ) ) : null;
		return null === $all || in_array( null, $all, true ) ? null : $all;
	}

	/** @param list<Account> $accounts */
	public function keep( array $accounts ): void {
		$kept = get_option( self::OPTION );
		update_option( self::OPTION, array( $this->place() => array_map( static fn ( Account $account ): array => $account->row(), $accounts ) ) + ( is_array( $kept ) ? $kept : array() ), true );
	}

	private function forget(): void {
		update_option( self::OPTION, array(), true );
	}

	/** Names may be translated, and pictures have the site's address. */
	private function place(): string {
		return determine_locale() . ' ' . home_url();
	}

	private function changed( int $post_id, WP_Post $post ): void {
		if ( Accounts::TYPE === $post->post_type ) {
			$this->forget();
		}
	}

	/** @param int|list<int> $meta_ids */
	private function changedMeta( mixed $meta_ids, int $post_id, string $key ): void {
		if ( in_array( $key, self::META, true ) && in_array( get_post_type( $post_id ), array( Accounts::TYPE, 'attachment' ), true ) ) {
			$this->forget();
		}
	}
}
