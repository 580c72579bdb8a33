<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

/**
 * The text of a posted comment. It comes under the site's own name, and `comment` is the trap; WordPress and other
 * plugins read `comment`, so the text is put there before any of them looks. They read it out of `$_POST`, and
 * WordPress has no filter before that: hence the one place of the plugin that writes to a superglobal.
 */
final class CommentText {

	/** What stood in the trap beside the text. */
	private string $trapped = '';

	/** Whether the text came through the site's own field. */
	private bool $isOwn = false;

	public function __construct( private readonly Keys $keys ) {}

	/** A text that is in the trap alone stays in `comment`: it is checked, and not lost. */
	public function move(): void {
		// phpcs:disable WordPress.Security -- Comments carry no nonce, because page caches would make it stale; WordPress reads and cleans them afterwards.
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
