<?php

declare(strict_types=1);

namespace Vestibule\Chat;

use WP_Post;

/**
 * Whether an account is published at all, in an autoloaded option: a site without a chat asks for no accounts on each of
 * its pages.
 */
final class AnyAccounts {

	/** `0` stands for none; what is not known is asked for. */
	public const OPTION = 'vestibule_chat_any';

	public static function isNone(): bool {
		return '0' === get_option( self::OPTION );
	}

	public function register(): void {
		add_action( 'transition_post_status', fn ( string $now, string $before, WP_Post $post ) => $now !== $before && $this->look( $post ), 10, 3 );
		add_action( 'after_delete_post', fn ( int $id, WP_Post $post ) => $this->look( $post ), 10, 2 );
	}

	private function look( WP_Post $changed ): bool {
		if ( Accounts::TYPE !== $changed->post_type ) {
			return false;
		}
		$found = get_posts( array( 'post_type' => Accounts::TYPE, 'post_status' => 'publish', 'posts_per_page' => 1, 'fields' => 'ids' ) );
		return update_option( self::OPTION, array() === $found ? '0' : '1', true );
	}
}
