<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Comments;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Comments\SpamCheck;
use WP_Error;
use WP_REST_Request;

/** Comments that are published, held for moderation or marked as spam. None is lost. */
final class SubmissionTest extends CommentsTestCase {

	/**
	 * @return iterable<string, array{array<string, mixed>, string}> Posted values and result. {field} is the name of
	 * the text field, and `keys` stands for the keys of a new page.
	 */
	public static function comments(): iterable {
		yield 'a valid comment' => array( array( '{field}' => 'Hello', 'comment' => '', 'keys' => true ), '1 : Hello' );
		yield 'a comment with quotes and backslashes' => array( array( '{field}' => "\"It's\" C:\\temp", 'keys' => true ), "1 : \"It's\" C:\\temp" );
		yield 'a comment without keys' => array( array( '{field}' => 'Hello' ), 'spam missing: Hello' );
		yield 'a comment with wrong keys' => array( array( '{field}' => 'Hello', 'k0123456789ab' => 'x' ), 'spam wrong: Hello' );
		yield 'a comment in the honeypot' => array( array( '{field}' => '', 'comment' => 'Buy', 'keys' => true ), 'spam trap: Buy' );
		yield 'a comment in the honeypot with spaces in the field' => array( array( '{field}' => '  ', 'comment' => 'Buy', 'keys' => true ), 'spam trap: Buy' );
		yield 'the honeypot without the field' => array( array( 'comment' => 'Buy' ), 'spam trap: Buy' );
		yield 'a list as the comment' => array( array( '{field}' => array( 'x' ), 'comment' => 'Buy', 'keys' => true ), 'spam trap: Buy' );
		yield 'a honeypot filled in by the browser' => array( array( '{field}' => 'Hello', 'comment' => 'Ada', 'keys' => true ), '0 autofilled: Hello' );
		yield 'the same text in the honeypot and the field' => array( array( '{field}' => 'Hello', 'comment' => 'Hello ', 'keys' => true ), '1 : Hello' );
		yield 'a list in the honeypot' => array( array( '{field}' => 'Hello', 'comment' => array( 'x' ), 'keys' => true ), '1 : Hello' );
		yield 'a forged marker for another field' => array( array( 'comment' => 'Buy', SpamCheck::PLAIN => 'x', 'keys' => true ), 'spam trap: Buy' );
	}

	/** @param array<string, mixed> $posted */
	#[DataProvider( 'comments' )]
	public function test_a_comment_is_published_or_held_or_marked_as_spam_as_expected( array $posted, string $outcome ): void {
		$keys = isset( $posted['keys'] ) ? $this->freshKeys() : array();
		unset( $posted['keys'] );
		$sent = $keys;
		foreach ( $posted as $name => $value ) {
			$sent[ '{field}' === $name ? $this->keys->field() : $name ] = $value;
		}
		$this->assertSame( $outcome, $this->outcome( $this->send( $sent ) ) );
	}

	public function test_a_logged_in_user_needs_no_comment_keys(): void {
		$reader = wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => 'x', 'role' => 'subscriber', 'user_email' => 'reader@example.org' ) );
		self::assertIsInt( $reader );
		wp_set_current_user( $reader );
		$this->assertSame( '1 : Hello', $this->outcome( $this->send( array( 'comment' => 'Hello' ) ) ) );
	}

	public function test_pingbacks_and_comments_sent_via_rest_are_not_checked(): void {
		$ping = wp_new_comment( array( 'comment_post_ID' => $this->post, 'comment_type' => 'pingback', 'comment_content' => 'Ping', 'comment_author' => 'A site', 'comment_author_email' => '', 'comment_author_url' => 'https://example.org/', 'comment_parent' => 0, 'user_id' => 0 ) );
		$this->assertIsInt( $ping );
		$this->assertSame( array( '1', '' ), array( get_comment( $ping )->comment_approved ?? null, get_comment_meta( $ping, '_vestibule_comment_reason', true ) ) );
		add_filter( 'rest_allow_anonymous_comments', '__return_true' );
		$request = new WP_REST_Request( 'POST', '/wp/v2/comments' );
		$request->set_body_params( array( 'post' => $this->post, 'content' => 'By REST', 'author_name' => 'Ada', 'author_email' => 'ada@example.org' ) );
		$answer = rest_do_request( $request );
		$data   = $answer->get_data();
		$this->assertSame( array( 201, 'approved' ), array( $answer->get_status(), is_array( $data ) ? $data['status'] ?? null : null ) );
	}

	public function test_a_decision_by_another_plugin_to_trash_or_reject_a_comment_or_mark_it_as_spam_is_kept(): void {
		$held = array( $this->keys->field() => 'Hello', 'comment' => 'Ada' ) + $this->freshKeys();
		foreach ( array( 'trash', 'spam' ) as $status ) {
			$decide = static fn (): string => $status;
			add_filter( 'pre_comment_approved', $decide );
			$this->assertSame( "{$status} autofilled: Hello {$status}", $this->outcome( $this->send( array( $this->keys->field() => "Hello {$status}" ) + $held ) ) );
			remove_filter( 'pre_comment_approved', $decide );
		}
		add_filter( 'pre_comment_approved', static fn (): WP_Error => new WP_Error( 'refused', 'No', 409 ) );
		$this->assertInstanceOf( WP_Error::class, $this->send( $held ) );
	}

	public function test_other_plugins_receive_the_comment_text_under_its_usual_name(): void {
		$seen = array();
		add_filter(
			'preprocess_comment',
			static function ( array $comment ) use ( &$seen ): array {
				$seen = array( $_POST['comment'] ?? null, $_REQUEST['comment'] ?? null, $comment['comment_content'] ?? null );
				return $comment;
			},
			0
		);
		$this->send( array( $this->keys->field() => 'Hello', 'comment' => '' ) + $this->freshKeys() );
		$this->assertSame( array( 'Hello', 'Hello', 'Hello' ), $seen );
	}

	public function test_a_filter_can_accept_a_comment_and_the_action_fires_for_comments_that_are_held(): void {
		$announced = array();
		add_action(
			'vestibule/comment_held',
			static function ( int $comment, string $reason ) use ( &$announced ): void {
				$announced[] = $reason;
			},
			10,
			2
		);
		$this->send( array( $this->keys->field() => 'One' ) );
		$post = $this->post;
		add_filter( 'vestibule/comment_reason', static fn ( string $reason, int $on ): string => 'missing' === $reason && $on === $post ? '' : $reason, 10, 2 );
		$this->assertSame( '1 : Two', $this->outcome( $this->send( array( $this->keys->field() => 'Two' ) ) ) );
		$this->assertSame( array( 'missing' ), $announced );
	}

	public function test_comments_over_the_rate_limit_are_held_and_not_rejected(): void {
		remove_all_filters( 'vestibule/rate_limit' );
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'comment' === $what ? 2 : 0, 10, 2 );
		$outcomes = array_map( fn ( int $number ): string => $this->outcome( $this->send( array( $this->keys->field() => "No {$number}" ) + $this->freshKeys() ) ), range( 1, 3 ) );
		$this->assertSame( array( '1 : No 1', '1 : No 2', '0 many: No 3' ), $outcomes );
	}

	public function test_the_redirect_after_a_held_comment_points_to_the_notice_and_the_moderation_email_contains_the_reason(): void {
		$held = $this->send( array( $this->keys->field() => 'Hello' ) );
		$this->assertSame( 'https://a.example/?p=1#vestibule-comment-held', apply_filters( 'comment_post_redirect', 'https://a.example/?p=1#comment-7', $held ) );
		$mail = apply_filters( 'comment_moderation_text', 'Hello', $held->comment_ID ?? 0 );
		$this->assertSame( "Hello\r\nHeld because: Sent without the keys of the page\r\n", $mail );
	}

	public function test_a_filter_can_disable_the_protection_of_comments(): void {
		add_filter( 'vestibule/protect_comments', '__return_false' );
		$this->assertSame( '1 : Hello', $this->outcome( $this->send( array( 'comment' => 'Hello' ) ) ) );
	}
}
