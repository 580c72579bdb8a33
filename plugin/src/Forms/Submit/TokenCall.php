<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Forms\Forms;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/** AJAX action that returns a token if the page key is valid (docs/rest.md). */
#[Answers( 'vestibule_form_token' )]
final class TokenCall implements Call {

	/**
	 * Maximum number of requests per IP address and minute. High, because all visitors in a school or office share one
	 * address.
	 */
	public const RATE_NAME  = 'form_token';
	public const RATE_LIMIT = 60;

	public function __construct(
		private readonly Forms $forms,
		private readonly PageKey $pageKeys,
		private readonly Token $tokens,
	) {}

	public function answer( Request $request ): Answer {
		$form_number = Origin::form( $request );
		$page_key    = $request->body( 'nonce' );
		if ( null === $form_number || null === $page_key ) {
			return new Answer( 400, array( 'success' => false ) );
		}
		if ( ! $this->pageKeys->matches( $form_number, $page_key ) ) {
			return new Answer( 403, array( 'success' => false ) );
		}
		$form_post = $this->forms->published( $form_number );
		if ( null === $form_post ) {
			return new Answer( 404, array( 'success' => false ) );
		}
		return Answer::success( array( 'token' => $this->tokens->issue( $form_number, $form_post ) ) );
	}
}
