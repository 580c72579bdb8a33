<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

/**
 * Moves the text of a posted comment to the field `comment`. In the form, the text field has another name, which is
 * unique to the site, and `comment` is a trap for bots. WordPress and other plugins read `comment` from `$_POST`, so
 * the text is moved before they run. WordPress has no filter for this, so this is the only class that writes to a
 * superglobal.
 */
final class CommentText {

	/** Text in the trap field, if it differs from the comment text. */
	private string $trapped = '';

	/** Whether the comment text came from the site's own field and not from the trap field. */
	private bool $isOwn = false;

	public function __construct( private readonly Keys $keys ) {}

	/**
	 * Moves the comment text to `comment`. If only the trap field has text, it stays there and is checked, so that no
	 * comment is lost.
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
