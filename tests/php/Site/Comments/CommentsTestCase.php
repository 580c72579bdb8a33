<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Comments;

use Vestibule\Kernel\Secret;
use Vestibule\Site\Comments\CommentGuard;
use Vestibule\Site\Comments\Keys;
use Vestibule\Site\Comments\Moderation;
use Vestibule\Tests\Kernel\Database\Storage;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;
use WP_Comment;
use WP_Error;

/** Post with a comment form, and comments submitted as to wp-comments-post.php. */
abstract class CommentsTestCase extends TestCase {

	/** Hooks added for the request of a comment. */
	private const HOOKS = array( 'pre_comment_on_post', 'preprocess_comment', 'pre_comment_approved', 'comment_post', 'comment_form_before', 'comment_form_field_comment', 'comment_form' );

	protected int $post = 0;

	protected Keys $keys;

	protected Storage $storage;

	protected function setUp(): void {
		parent::setUp();
		$this->storage = new Storage();
		$this->keys    = new Keys( ( new Secret( $this->storage->database ) )->sign( ... ) );
		$this->post    = (int) wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'An article', 'comment_status' => 'open' ) );
		update_option( 'comment_previously_approved', '0' );
		add_filter( 'comment_flood_filter', '__return_false', 20 );
		add_filter( 'vestibule/rate_limit', '__return_zero' );
	}

	protected function printedForm(): string {
		ob_start();
		comment_form( array(), $this->post );
		return (string) ob_get_clean();
	}

	/** @return array<string, string> Values that a browser posts with the keys of a new page. */
	protected function freshKeys(): array {
		return array_column( $this->keys->pairs( $this->post, Keys::periodAt( time() ) ), 1, 0 );
	}

	/** @param array<string, mixed> $posted Values in addition to author and post. */
	protected function send( array $posted ): WP_Comment|WP_Error {
		global $wp_filter;
		$hooks = array_map( static fn ( \WP_Hook $hook ): \WP_Hook => clone $hook, array_intersect_key( $wp_filter, array_flip( self::HOOKS ) ) );
		$_POST = wp_slash( $posted + array( 'comment_post_ID' => (string) $this->post, 'author' => 'Ada', 'email' => 'ada@example.org' ) );
		Wired::forget( 'Vestibule\\Site\\Comments' );
		Wired::of( CommentGuard::class )->begin();
		/** @var array{comment?: string} $unslashed Posted values. Some tests post values that are not texts. */
		$unslashed = wp_unslash( $_POST );
		$comment   = wp_handle_comment_submission( $unslashed );
		$wp_filter = $hooks + array_diff_key( $wp_filter, array_flip( self::HOOKS ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The next comment is a request of its own.
		return $comment;
	}

	/** Stored status, reason and text of the comment. */
	protected function outcome( WP_Comment|WP_Error $comment ): string {
		self::assertInstanceOf( WP_Comment::class, $comment );
		$stored = get_comment( $comment->comment_ID );
		self::assertInstanceOf( WP_Comment::class, $stored );
		$reason = get_comment_meta( (int) $stored->comment_ID, Moderation::META, true );
		return "{$stored->comment_approved} " . ( is_string( $reason ) ? $reason : '' ) . ": {$stored->comment_content}";
	}
}
