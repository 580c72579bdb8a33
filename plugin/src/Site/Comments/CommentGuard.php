<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

use Closure;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks of the spam protection for WordPress's comment form (docs/spam.md). The other objects are only created when a
 * page shows a comment form or a visitor posts a comment.
 */
final class CommentGuard {

	/**
	 * @param Closure(): Form        $form
	 * @param Closure(): Moderation  $moderation
	 * @param Closure(): CommentText $text
	 * @param Closure(): FailurePage $failure
	 */
	public function __construct(
		private readonly Closure $form,
		private readonly Closure $moderation,
		private readonly Closure $text,
		private readonly Closure $failure,
	) {}

	/**
	 * Runs first on `init`, so that the comment text is in its usual field before other plugins read the posted data.
	 */
	#[Hook( 'init', PHP_INT_MIN )]
	public function begin(): void {
		/**
		 * Filters whether this plugin protects comment forms. If false, WordPress handles comments alone.
		 *
		 * @param bool $protect Default is true.
		 */
		if ( true !== apply_filters( 'vestibule/protect_comments', true ) ) {
			return;
		}
		$this->guardForms();
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Only checks whether a comment was posted. Its content is checked later.
		if ( isset( $_POST['comment_post_ID'] ) ) {
			( $this->text )()->move();
			$this->guardComments();
		}
	}

	private function guardForms(): void {
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Html escapes each value.
		add_action(
			'comment_form_before',
			function (): void {
				echo ( $this->form )()->message();
			}
		);
		add_filter(
			'comment_form_field_comment',
			fn ( string $html ): string => ( $this->form )()->field( $html ),
			PHP_INT_MAX
		);
		add_action(
			'comment_form',
			function ( int|string $post ): void {
				echo ( $this->form )()->keys( (int) $post );
			}
		);
		// phpcs:enable
	}

	private function guardComments(): void {
		if ( 'wp-comments-post.php' === ( $GLOBALS['pagenow'] ?? '' ) ) {
			add_filter(
				'wp_die_handler',
				fn ( callable $show ): Closure => ( $this->failure )()->around( $show ),
				PHP_INT_MAX
			);
		}
		add_action( 'pre_comment_on_post', fn ( int|string $post ) => ( $this->moderation )()->check( (int) $post ) );
		add_filter(
			'preprocess_comment',
			fn ( array $comment ): array => ( $this->moderation )()->withReason( $comment )
		);
		add_filter(
			'pre_comment_approved',
			fn ( mixed $status ): mixed => ( $this->moderation )()->status( $status ),
			PHP_INT_MAX
		);
		add_action( 'comment_post', fn ( int|string $comment ) => ( $this->moderation )()->announce( (int) $comment ) );
		add_filter(
			'comment_post_redirect',
			fn (
				string $location,
				\WP_Comment $comment
			): string => ( $this->moderation )()->location( $location, $comment ),
			10,
			2
		);
	}
}
