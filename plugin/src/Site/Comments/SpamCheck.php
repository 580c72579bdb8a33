<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Kernel\Time\Clock;

/** Finds out whether a visitor's comment is suspicious, and for what reason. */
final class SpamCheck {

	/** Name of the hidden field in forms whose text field was not renamed. */
	public const PLAIN = 'vestibule_antibot_plain';

	/** Comments per minute and IP address. More comments are held for moderation, not rejected. */
	private const LIMIT = 20;

	public function __construct(
		private readonly Keys $keys,
		private readonly Clock $clock,
		private readonly CommentText $text,
		private readonly RateLimit $rates,
		private readonly RequestReader $reader,
	) {}

	public function check( int $post ): ?Reason {
		$request = $this->reader->read();
		$is_many = ! $this->rates->allows( 'comment', $request->address, self::LIMIT, MINUTE_IN_SECONDS );
		$plain   = $request->body( self::PLAIN );
		$is_own  = null === $plain || ! hash_equals( $this->keys->plainMark( $post ), $plain );
		return match ( true ) {
			$is_own && $this->text->isInTrapOnly() => Reason::Trap,
			default => $this->keys->fault( $post, $request->all(), $this->clock->now()->getTimestamp() )
				?? ( $this->text->isTrapFilledToo() ? Reason::Autofilled : ( $is_many ? Reason::Many : null ) ),
		};
	}
}
