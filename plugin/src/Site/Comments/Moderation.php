<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

use WP_Comment;
use WP_Error;

/**
 * Sends a checked comment into the spam folder or to whoever moderates, stores the reason with it, and informs the
 * visitor. It is never dropped (docs/spam.md).
 */
final class Moderation {

	/** Comment meta: the value of a Reason. */
	public const META = '_vestibule_comment_reason';

	/** The id of the message on the page; the address after a comment names it. */
	public const MESSAGE = 'vestibule-comment-held';

	private ?Reason $reason = null;

	public function __construct( private readonly SpamCheck $spam ) {}

	/**
	 * Only a comment that comes by the form is checked; REST, pingbacks, wp-admin and signed-in people go WordPress's
	 * way.
	 */
	public function check( int $post ): void {
		if ( is_user_logged_in() ) {
			return;
		}
		$reason = $this->spam->check( $post );
		/**
		 * Filters why a visitor's comment is held back, before it is stored.
		 *
		 * @param string $reason Empty lets it pass; the values are those of Site\Comments\Reason.
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
			$meta                    = is_array( $comment['comment_meta'] ?? null ) ? $comment['comment_meta'] : array();
			$comment['comment_meta'] = array( self::META => $this->reason->value ) + $meta;
		}
		return $comment;
	}

	/** What others have already refused or thrown away stays so. */
	public function status( mixed $status ): mixed {
		if ( null === $this->reason || $status instanceof WP_Error || in_array( $status, array( 'spam', 'trash' ), true ) ) {
			return $status;
		}
		return $this->reason->isSpam() ? 'spam' : 0;
	}

	public function announce( int $comment ): void {
		if ( null !== $this->reason ) {
			/**
			 * After a visitor's comment was stored as spam or for moderation by us.
			 *
			 * @param int    $comment
			 * @param string $reason  The value of a Site\Comments\Reason.
			 */
			do_action( 'vestibule/comment_held', $comment, $this->reason->value );
		}
	}

	/** Leads to the message; without an email address WordPress would show nothing at all of a comment that waits. */
	public function location( string $location, WP_Comment $comment ): string {
		$is_silent = '0' === $comment->comment_approved && '' === $comment->comment_author_email;
		return null !== $this->reason || $is_silent ? strtok( $location, '#' ) . '#' . self::MESSAGE : $location;
	}
}
