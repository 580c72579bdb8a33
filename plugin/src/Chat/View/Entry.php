<?php

declare(strict_types=1);

namespace Vestibule\Chat\View;

use Vestibule\View\Html;

/**
 * One account: the link that starts the chat, one for each kind of device where they differ; blocks/chat/views/Entry.tsx prints the same.
 *
 * @phpstan-import-type Account from Props
 */
final class Entry {

	/** @param Account $account */
	public static function html( array $account, string $new_tab, bool $is_disabled, bool $opens_in_new_tab, string $label = '' ): string {
		$html = '';
		foreach ( $account['links'] as $link ) {
			$inner = Html::element( 'span', array( 'class' => 'vestibule-chat__avatar' ), self::picture( $account['avatar'] ) )
				. Html::element( 'span', array( 'class' => 'vestibule-chat__who' ), self::who( $account, $label ) )
				. Html::element( 'span', array( 'class' => 'vestibule-chat__status' ), Html::text( $account['status'] ) )
				. ( $opens_in_new_tab ? Html::element( 'span', array( 'class' => 'vestibule-chat__hidden' ), Html::text( $new_tab ) ) : '' );
			$html .= Html::element(
				'a',
				array(
					'class'         => 'vestibule-chat__account is-' . ( $account['isOnline'] ? 'online' : 'offline' ) . ' is-for-' . $link['device'],
					'role'          => $is_disabled ? 'link' : null,
					'aria-disabled' => $is_disabled ? 'true' : null,
					'href'          => $is_disabled ? null : $link['href'],
					'target'        => $opens_in_new_tab && ! $is_disabled ? '_blank' : null,
					'rel'           => $opens_in_new_tab && ! $is_disabled ? 'noopener noreferrer' : null,
				),
				$inner
			);
		}
		return $html;
	}

	private static function picture( string $address ): string {
		return '' === $address ? '' : Html::void( 'img', array( 'src' => $address, 'alt' => '', 'width' => 44, 'height' => 44, 'loading' => 'lazy' ) );
	}

	/** @param Account $account */
	private static function who( array $account, string $label ): string {
		$html = '';
		foreach ( array( 'call' => $label, 'name' => $account['name'], 'title' => $account['title'], 'next' => $account['next'] ) as $part => $text ) {
			if ( '' !== $text || 'name' === $part ) {
				$html .= Html::element( 'span', array( 'class' => 'vestibule-chat__' . $part ), Html::text( $text ) );
			}
		}
		return $html;
	}
}
