<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

use WP_Comment;
use WP_Error;

/**
 * Marks suspicious comments as spam or holds them for moderation, stores the reason, and informs the visitor. No
 * comment is discarded (docs/spam.md).
 */
final class Moderation {

	/** Comment meta key. The meta value is one of the Reason cases. */
	public const META = '_vestibule_comment_reason';

	/** ID of the message in the page, and hash of the URL to which WordPress redirects after a comment. */
	public const MESSAGE = 'vestibule-comment-held';

	private ?Reason $reason = null;

	public function __construct( private readonly SpamCheck $spam ) {}

	/**
	 * Checks a comment from the form. Comments by logged-in users are not checked, and neither are comments from REST,
	 * pingbacks and wp-admin.
	 */
	public function check( int $post ): void {
		if ( is_user_logged_in() ) {
			return;
		}
		$reason = $this->spam->check( $post );
		/**
		 * Filters the reason for holding a visitor's comment, before it is stored.
		 *
		 * @param string $reason Value of Site\Comments\Reason. Empty to accept the comment.
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

	/** Returns the new status of the comment. Keeps spam, trash and errors from other plugins. */
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
			 * Fires after this plugin has marked a visitor's comment as spam or held it for moderation.
			 *
			 * @param int    $comment
			 * @param string $reason  Value of Site\Comments\Reason.
			 */
			do_action( 'vestibule/comment_held', $comment, $this->reason->value );
		}
	}

	/**
	 * Redirects to the message about held comments. WordPress shows its own message only if the visitor has entered an
	 * email address, so comments without an address are also redirected.
	 */
	public function location( string $location, WP_Comment $comment ): string {
		$is_silent = '0' === $comment->comment_approved && '' === $comment->comment_author_email;
		return null !== $this->reason || $is_silent ? strtok( $location, '#' ) . '#' . self::MESSAGE : $location;
	}
}
