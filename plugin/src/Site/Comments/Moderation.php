<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

use WP_Comment;
use WP_Error;

/**
 * Moves suspicious comments to the spam folder or to moderation, stores the reason, and informs the visitor. No comment
 * is discarded (docs/spam.md).
 */
final class Moderation {

	/** Comment meta with the value of a Reason. */
	public const META = '_vestibule_comment_reason';

	/** ID of the message on the page, and hash of the URL after a comment. */
	public const MESSAGE = 'vestibule-comment-held';

	private ?Reason $reason = null;

	public function __construct( private readonly SpamCheck $spam ) {}

	/**
	 * Checks a comment from the form. Comments of logged-in users and those from REST, pingbacks and wp-admin are not
	 * checked.
	 */
	public function check( int $post ): void {
		if ( is_user_logged_in() ) {
			return;
		}
		$reason = $this->spam->check( $post );
		/**
		 * Filters the reason why a visitor's comment is held, before it is stored.
		 *
		 * @param string $reason Value of a Site\Comments\Reason; empty to accept the comment.
		 * @param int    $post
		 */
		$filtered     = apply_filters( 'vestibule/comment_reason', $reason->value ?? '', $post );
		$this->reason = is_string( $filtered ) ? Reason::tryFrom( $filtered ) : $reason;
	}

	/**
	 * @param array<string, mixed> $comment
	 * @return array<string, mixed>
	 */
	public function withReason( array $comment ): array {
		if ( null !== $this->reason ) {
			$meta                    = is_array( $comment['comment_meta'] ?? null )
				? $comment['comment_meta']
				: array();
			$comment['comment_meta'] = array( self::META => $this->reason->value ) + $meta;
		}
		return $comment;
	}

	/** Returns the new status. Spam and rejections by other plugins remain. */
	public function status( mixed $status ): mixed {
		if (
			null === $this->reason || $status instanceof WP_Error || in_array( $status, array( 'spam', 'trash' ), true )
		) {
			return $status;
		}
		return $this->reason->isSpam() ? 'spam' : 0;
	}

	public function announce( int $comment ): void {
		if ( null !== $this->reason ) {
			/**
			 * Fires after a visitor's comment has been held for moderation or stored as spam by this plugin.
			 *
			 * @param int    $comment
			 * @param string $reason  Value of a Site\Comments\Reason.
			 */
			do_action( 'vestibule/comment_held', $comment, $this->reason->value );
		}
	}

	/** Redirects to the message. Also needed without an email address, because WordPress would show no message then. */
	public function location( string $location, WP_Comment $comment ): string {
		$is_silent = '0' === $comment->comment_approved && '' === $comment->comment_author_email;
		return null !== $this->reason || $is_silent ? strtok( $location, '#' ) . '#' . self::MESSAGE : $location;
	}
}
