<?php

declare(strict_types=1);

namespace Vestibule\Site\Chat\View;

use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Zone;
use Vestibule\Site\Chat\Account as Person;
use Vestibule\Site\Chat\Accounts;
use Vestibule\Site\Chat\Availability;
use Vestibule\Site\Chat\ChatSettings;
use Vestibule\Site\Chat\Link;

/**
 * Creates the data of the chat's views, which matches the contract chat-props.
 *
 * @phpstan-import-type Working from Availability
 * @phpstan-type Account array{id: int, name: string, title: string, avatar: string, links: list<array{device: string, href: string}>, isOnline: bool, status: string, next: string, working: Working|null}
 * @phpstan-type ChatProps array{
 *     id: string, kind: string, label: string, showsLabel: bool, title: string, description: string, response: string,
 *     poweredBy?: string,
 *     needsConsent: bool, opensInNewTab: bool, timezone: string, symbols: string, showsNext: bool, countUrl: string,
 *     analytics: array{facebook: bool, google: bool, ga4: bool}, words: array<string, string>, accounts: list<Account>,
 * }
 */
final class Props {

	public function __construct(
		private readonly ChatSettings $settings,
		private readonly Accounts $accounts,
		private readonly Clock $clock,
		private readonly Words $words,
	) {}

	/** @return ChatProps Data of the launcher. */
	public function launcher( string $id ): array {
		$props         = $this->build( $id, $this->accounts->published() );
		$is_simple     = 'simple' === $this->settings->values()->options->styles->widgetType;
		if ( $this->settings->values()->options->styles->isShowPoweredBy ) {
			$props['poweredBy'] = __( 'Powered by Vestibule', 'vestibule' );
		}
		$props['kind'] = $is_simple && 1 === count( $props['accounts'] ) && ! $props['needsConsent']
			? 'link'
			: 'launcher';
		return $props;
	}

	/** @return ChatProps Data of the inline chat button. */
	public function button( string $id, Person $person, string $label ): array {
		return array(
			'kind'  => 'button',
			'label' => '' === $label ? $this->settings->values()->options->styles->label : $label,
		) + $this->build( $id, array( $person ) );
	}

	/**
	 * @param list<Person> $people
	 * @return ChatProps
	 */
	private function build( string $id, array $people ): array {
		$styles = $this->settings->values()->options->styles;
		return array(
			'id'            => $id,
			'kind'          => 'launcher',
			'label'         => $styles->btnLabel,
			'showsLabel'    => $styles->isShowBtnLabel,
			'title'         => $styles->title,
			'description'   => trim( $styles->description . ' ' . Words::APP ),
			'response'      => $styles->responseText,
			'needsConsent'  => $this->settings->values()->gdprStatus || $styles->isShowGDPR,
			'opensInNewTab' => $this->settings->values()->urlSettings->openInNewTab,
			'timezone'      => $this->settings->values()->timezone,
			'symbols'       => $this->settings->values()->options->display->time_symbols,
			'showsNext'     => $this->settings->values()->options->display->isShowNextOpening,
			'countUrl'      => admin_url( 'admin-ajax.php?action=vestibule_chat_count' ),
			'analytics'     => array(
				'facebook' => $this->settings->values()->options->analytics->enabledFacebook,
				'google'   => $this->settings->values()->options->analytics->enabledGoogle,
				'ga4'      => $this->settings->values()->options->analytics->enabledGoogleGA4,
			),
			'words'         => $this->words->all(),
			'accounts'      => $this->reachable( $people ),
		);
	}

	/**
	 * Returns the accounts for which a chat link can be created.
	 *
	 * @param list<Person> $people
	 * @return list<Account>
	 */
	private function reachable( array $people ): array {
		return array_values(
			array_filter(
				array_map( $this->account( ... ), $people ),
				static fn ( array $account ): bool => array() !== $account['links']
			)
		);
	}

	/** @return Account */
	private function account( Person $person ): array {
		$zone   = Zone::orUtc( $this->settings->values()->timezone );
		$status = (
			new Availability( $zone, $this->settings->values()->options->display->time_symbols )
		)->statusAt( $person->working, $this->clock->now() );
		$next   = $this->settings->values()->options->display->isShowNextOpening
			? $this->words->next( $status->next )
			: '';
		return array(
			'id'       => $person->id,
			'name'     => $person->name,
			'title'    => $person->title,
			'avatar'   => '' === $person->avatar ? $this->settings->values()->defaultAvatar : $person->avatar,
			'links'    => $this->links( $person ),
			'isOnline' => $status->isOnline,
			'status'   => $status->isOnline ? $this->settings->values()->i18n->online : $status->text,
			'next'     => $next,
			'working'  => 'ON' === $person->working['isAlwaysAvailable'] ? null : $person->working,
		);
	}

	/**
	 * @return list<array{device: string, href: string}> One link for all devices, or one link per device type if their
	 * settings differ.
	 */
	private function links( Person $person ): array {
		// Only compute the title if the message contains it, because computing it runs many filters.
		$names   = str_contains( $person->predefinedText, '[njwa_page_' );
		$message = Link::message(
			$person->predefinedText,
			$names ? self::pageTitle() : '',
			$names ? self::pageUrl() : ''
		);
		$desktop = Link::to( $person->number, $message, $this->settings->values()->urlSettings->onDesktop );
		$mobile  = Link::to( $person->number, $message, $this->settings->values()->urlSettings->onMobile );
		if ( $desktop === $mobile ) {
			return '' === $desktop ? array() : array( array( 'device' => 'all', 'href' => $desktop ) );
		}
		return array(
			array( 'device' => 'desktop', 'href' => $desktop ),
			array( 'device' => 'mobile', 'href' => $mobile ),
		);
	}

	/**
	 * Returns the title of the current page for the opening message. The title is the same for all visitors, so the
	 * page can be cached.
	 */
	private static function pageTitle(): string {
		return html_entity_decode(
			wp_strip_all_tags( is_singular() ? single_post_title( '', false ) ?? '' : wp_get_document_title() ),
			ENT_QUOTES,
			'UTF-8'
		);
	}

	private static function pageUrl(): string {
		if ( is_singular() ) {
			return (string) get_permalink();
		}
		global $wp;
		return home_url(
			user_trailingslashit( isset( $wp->request ) && is_string( $wp->request ) ? $wp->request : '' )
		);
	}
}
