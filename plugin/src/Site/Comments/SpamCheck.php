<?php

declare(strict_types=1);

namespace Vestibule\Site\Comments;

use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\RequestReader;
use Vestibule\Kernel\Time\Clock;

/** Whether a comment that a visitor sends with the form may go the way WordPress sends it; if not, why. */
final class SpamCheck {

	/** The name of the mark of a form whose text field is not ours. */
	public const PLAIN = 'vestibule_antibot_plain';

	/** Comments of one address in a minute; further ones are not refused, they wait for somebody to look. */
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
