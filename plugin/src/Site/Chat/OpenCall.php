<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat;

use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Wiring\Answers;

defined( 'ABSPATH' ) || exit;

/**
 * AJAX action that opens a chat for a visitor without JavaScript (docs/chat.md): POST `account`, `consent`. If the
 * visitor has agreed, it sets a cookie for 30 days and redirects to the chat.
 */
#[Answers( 'vestibule_chat_open' )]
final class OpenCall implements Call {

	public const SAME_ORIGIN = true;

	private const COOKIE = 'nta-wa-gdpr';

	public function __construct(
		private readonly Accounts $accounts,
		private readonly ChatSettings $settings,
	) {}

	public function answer( Request $request ): Answer {
		$account = $this->accounts->byId( (int) $request->body( 'account' ) );
		$mode    = $this->settings->values()->urlSettings->onMobile;
		// A redirect needs a web URL. The `protocol` mode only works in links.
		$link = null === $account ? '' : Link::to( $account->number, '', 'protocol' === $mode ? 'api' : $mode );
		if ( '' === $link ) {
			return new Answer( 404, array( 'success' => false ) );
		}
		if ( '1' !== $request->body( 'consent' ) ) {
			return new Answer( 422, array( 'success' => false ) );
		}
		add_filter(
			'allowed_redirect_hosts',
			static fn ( array $hosts ): array => array( ...$hosts, (string) wp_parse_url( $link, PHP_URL_HOST ) )
		);
		return new Answer( 303, array(), array( 'Location' => $link, 'Set-Cookie' => $this->cookie() ) );
	}

	private function cookie(): string {
		return self::COOKIE . '=accept; Max-Age=' . 30 * DAY_IN_SECONDS . '; Path=/; SameSite=Lax'
			. ( is_ssl() ? '; Secure' : '' );
	}
}
