<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

/** Reason for holding a comment. The value is stored as comment meta. */
enum Reason: string {

	case Missing    = 'missing';
	case Wrong      = 'wrong';
	case Trap       = 'trap';
	case Stale      = 'stale';
	case Autofilled = 'autofilled';
	case Many       = 'many';

	/**
	 * Checks whether the reason means spam. Comments with other reasons may be genuine and are held for moderation
	 * (docs/spam.md).
	 */
	public function isSpam(): bool {
		return match ( $this ) {
			self::Missing, self::Wrong, self::Trap  => true,
			self::Stale, self::Autofilled, self::Many => false,
		};
	}

	/** Returns a text that explains the reason to moderators. */
	public function words(): string {
		return match ( $this ) {
			self::Missing    => __( 'Sent without the keys of the page', 'vestibule' ),
			self::Wrong      => __( 'Sent with the keys of another page', 'vestibule' ),
			self::Trap       => __( 'The hidden field was filled in', 'vestibule' ),
			self::Stale      => __( 'Sent from an old copy of the page, without scripts', 'vestibule' ),
			self::Autofilled => __( 'The hidden field was filled in as well, perhaps by the browser', 'vestibule' ),
			self::Many       => __( 'One of many comments from one address within a minute', 'vestibule' ),
		};
	}
}
