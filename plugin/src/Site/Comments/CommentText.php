<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

/**
 * Text of a posted comment. The form's text field has a name that is unique to the site, and the field `comment` is a
 * trap for bots. WordPress and other plugins read `comment` from `$_POST`, so the text is moved there before they run.
 * WordPress has no filter for that, so this is the only class that writes to a superglobal.
 */
final class CommentText {

	/** Content of the trap, in addition to the text. */
	private string $trapped = '';

	/** Whether the text came from the field with the name of this site, and not from the trap. */
	private bool $isOwn = false;

	public function __construct( private readonly Keys $keys ) {}

	/**
	 * Moves the text to `comment`. A text that is only in the trap remains there, so that it is checked and not lost.
	 */
	public function move(): void {
		// phpcs:disable WordPress.Security -- Comments contain no nonce, because it would expire on cached pages. WordPress sanitizes the values afterwards.
		$text = isset( $_POST['comment_post_ID'] ) ? $_POST[ $this->keys->field() ] ?? null : null;
		if ( ! is_string( $text ) ) {
			return;
		}
		$trapped = $_POST['comment'] ?? '';
		$trapped = is_string( $trapped ) ? trim( $trapped ) : '';
		if ( '' === trim( $text ) && '' !== $trapped ) {
			return;
		}
		$this->isOwn         = true;
		$this->trapped       = trim( $text ) === $trapped ? '' : $trapped;
		$_POST['comment']    = $text;
		$_REQUEST['comment'] = $text;
		// phpcs:enable
	}

	public function isInTrapOnly(): bool {
		return ! $this->isOwn;
	}

	public function isTrapFilledToo(): bool {
		return '' !== $this->trapped;
	}
}
