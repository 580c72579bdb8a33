<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

use Closure;
use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Module;
use Vestibule\Services;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** Spam protection for WordPress's comment form (docs/spam.md). */
final class CommentsModule implements Module {

	private ?Form $form = null;

	private ?Moderation $moderation = null;

	private ?CommentText $text = null;

	public function __construct( private readonly Services $services ) {}

	/** Registers the hooks. Objects are only created when a comment form is rendered or a comment is posted. */
	public function register(): void {
		$this->services->calls( array( 'get_antibot_keys' => $this->keysCall( ... ) ) );
		add_action( 'init', $this->begin( ... ), PHP_INT_MIN );
		// Also needed for AJAX requests that render a row of the list again.
		add_action( 'admin_init', static fn () => ( new ReasonColumn() )->register() );
		// Early priority, so that texts of other plugins override these.
		add_filter( 'comment_form_defaults', static fn ( array $defaults ): array => FormWords::in( $defaults ), 5 );
		add_filter( 'render_block_core/comment-reply-link', static fn ( string $html, mixed $block, WP_Block $instance ): string => Form::withReplyPlace( $html, $instance ), 10, 3 );
		add_filter( 'comment_moderation_text', static fn ( string $text, int|string $comment ): string => ReasonColumn::inMail( $text, (int) $comment ), 10, 2 );
	}

	private function keysCall(): KeysCall {
		return new KeysCall( $this->keys(), $this->services->clock, $this->services->rates() );
	}

	/** Runs first on `init`, before other plugins read the posted data. */
	public function begin(): void {
		/**
		 * Filters whether comment forms are protected; false leaves them to WordPress.
		 *
		 * @param bool $protect
		 */
		if ( true !== apply_filters( 'vestibule/protect_comments', true ) ) {
			return;
		}
		$this->guardForms();
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Whether there is a comment; what it says is checked later.
		if ( isset( $_POST['comment_post_ID'] ) ) {
			$this->commentText()->move();
			$this->guardComments();
		}
	}

	private function guardForms(): void {
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Html escapes each value.
		add_action(
			'comment_form_before',
			function (): void {
				echo $this->form()->message();
			}
		);
		add_filter( 'comment_form_field_comment', fn ( string $html ): string => $this->form()->field( $html ), PHP_INT_MAX );
		add_action(
			'comment_form',
			function ( int|string $post ): void {
				echo $this->form()->keys( (int) $post );
			}
		);
		// phpcs:enable
	}

	private function guardComments(): void {
		if ( 'wp-comments-post.php' === ( $GLOBALS['pagenow'] ?? '' ) ) {
			add_filter( 'wp_die_handler', fn ( callable $show ): Closure => ( new FailurePage( $this->keys(), new RequestReader() ) )->around( $show ), PHP_INT_MAX );
		}
		add_action( 'pre_comment_on_post', fn ( int|string $post ) => $this->moderation()->check( (int) $post ) );
		add_filter( 'preprocess_comment', fn ( array $comment ): array => $this->moderation()->withReason( $comment ) );
		add_filter( 'pre_comment_approved', fn ( mixed $status ): mixed => $this->moderation()->status( $status ), PHP_INT_MAX );
		add_action( 'comment_post', fn ( int|string $comment ) => $this->moderation()->announce( (int) $comment ) );
		add_filter( 'comment_post_redirect', fn ( string $location, \WP_Comment $comment ): string => $this->moderation()->location( $location, $comment ), 10, 2 );
	}

	private function keys(): Keys {
		return new Keys( $this->services->store()->secret()->sign( ... ) );
	}

	private function form(): Form {
		return $this->form ??= new Form( $this->keys(), $this->services->clock, $this->services->page->loader, $this->services->module( 'comments' ) );
	}

	private function moderation(): Moderation {
		$keys = $this->keys();
		return $this->moderation ??= new Moderation( new SpamCheck( $keys, $this->services->clock, $this->commentText(), $this->services->rates(), new RequestReader() ) );
	}

	private function commentText(): CommentText {
		return $this->text ??= new CommentText( $this->keys() );
	}
}
