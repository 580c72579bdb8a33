<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Call;

/**
 * Handler of an AJAX action (attribute Answers). The constants declare the requirements for requests. The class Calls
 * checks them, so answer() only runs for requests that meet all requirements.
 */
interface Call {

	/** @var 'POST'|'GET' GET includes HEAD; other methods are answered with 405. */
	public const METHOD = 'POST';

	/** @var bool True if only pages of this site may call the action. Other requests get status 403. */
	public const SAME_ORIGIN = false;

	/** @var string Name of the rate limit; empty for no limit, or if the call checks the limit itself. */
	public const RATE_NAME = '';

	/**
	 * @var int Maximum number of calls per IP address in RATE_SECONDS. Further calls get status 429 with Retry-After.
	 */
	public const RATE_LIMIT = 0;

	/** @var int */
	public const RATE_SECONDS = 60;

	/** @var bool True if a 429 response contains an error message for the visitor. */
	public const RATE_MESSAGE = false;

	public function answer( Request $request ): Answer;
}
