<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Ajax\Request;
use Vestibule\Contracts\Clock;
use Vestibule\Contracts\PostedFile;

/**
 * Knows a post without scripts when it arrives twice, by a double click or a second try after a lost answer
 * (docs/reference/calls.md). Caches give one page, and so one `vestibule_try`, to many visitors: everything that was
 * posted counts, and the browser that posted it, so that two visitors of a form that asks for one choice are two. It
 * ends after a while, so that the same enquiry can be sent again another day.
 */
final class PlainSending {

	private const SECONDS = HOUR_IN_SECONDS;

	public function __construct( private readonly Clock $clock ) {}

	public function forRequest( int $form_number, Request $request ): Sending {
		$files = array_map( static fn ( PostedFile $file ): string => $file->digest(), $request->files() );
		$parts = array( (string) $form_number, $request->address, $request->header( 'user-agent' ), http_build_query( $request->all() ), ...$files );
		return new Sending( 'plain|' . hash( 'sha256', implode( "\n", $parts ) ), $this->clock->now()->getTimestamp() + self::SECONDS );
	}
}
