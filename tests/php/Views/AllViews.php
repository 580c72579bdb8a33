<?php

declare(strict_types=1);

namespace Vestibule\Tests\Views;

use Closure;
use Vestibule\Contract\Consent;
use Vestibule\Kernel\Setting\Settings;
use Vestibule\Site\Accordion\AccordionBlock;
use Vestibule\Site\Carousel\View as CarouselView;
use Vestibule\Site\Chat\View\Props;
use Vestibule\Site\Chat\View\View as ChatView;
use Vestibule\Site\Consent\Embeds;
use Vestibule\Site\Consent\Notice;
use Vestibule\Site\Modal\View as ModalView;
use Vestibule\Site\Tabs\TabsView;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\Fields\OwnTypes;

/**
 * All views without a page, with the same text in all places.
 *
 * @phpstan-import-type ChatProps from Props
 * @phpstan-import-type Props from CarouselView as CarouselProps
 */
final class AllViews {

	/**
	 * @return iterable<string, array{Closure(string, string): string}> Function that renders a view with a text and an
	 * ID, by view.
	 */
	public static function all(): iterable {
		foreach ( array( 'launcher', 'button', 'link' ) as $kind ) {
			foreach ( array( false, true ) as $asks ) {
				yield "chat {$kind}" . ( $asks ? ', with consent' : '' ) => array( static fn ( string $text, string $id ): string => ChatView::render( self::chat( $kind, $asks, $text, $id ), 'Terms' ) );
			}
		}
		yield 'modal' => array( static fn ( string $text, string $id ): string => ( new ModalView() )->render( $id, $text, '' ) . ( new ModalView() )->opener( $id, "x{$text}" ) );
		yield 'carousel' => array( static fn ( string $text ): string => ( new CarouselView() )->render( self::carousel( $text ), '', '', array( 'class' => $text, 'data-own' => $text ) ) );
		yield 'cookie notice' => array( static fn ( string $text ): string => self::notice( $text )->render() );
		yield 'cookie control' => array( static fn ( string $text ): string => self::notice( $text )->control( 'here' ) );
		yield 'embed' => array( static fn ( string $text ): string => Embeds::offer( array( 'name' => "x{$text}", 'kind' => 'marketing', 'height' => 0, 'again' => '', 'isKnown' => true ), $text ) );
		yield 'tabs' => array(
			static fn ( string $text, string $id ): string => ( new TabsView() )->render( array( 'ids' => array( "{$id}-1", "{$id}-2" ), 'open' => 0, 'label' => $text, 'orientation' => 'horizontal' ), array(), '', array() ),
		);
		yield 'accordion buttons' => array( static fn ( string $text ): string => AccordionBlock::buttons( array( 'openAll' => $text, 'closeAll' => $text ) ) );
		yield 'form: submit' => array( static fn ( string $text ): string => ViewRow::html( array( 'name' => '', 'submit' => $text, 'html' => array() ) ) );
		yield 'form: errors' => array( static fn ( string $text, string $id ): string => ViewRow::html( array( 'name' => '', 'fields' => array( array( 'id' => $id, 'type' => 'text', 'label' => $text ) ), 'errors' => array( 'f' => array( "x{$text}" ), 'form' => array( "x{$text}" ) ), 'html' => array() ), $id ) );
		foreach ( array_keys( OwnTypes::all()->all() ) as $type ) {
			yield "form: {$type}" => array( static fn ( string $text, string $id ): string => self::field( $type, $text, $id ) );
		}
	}

	/** @return ChatProps */
	private static function chat( string $kind, bool $asks, string $text, string $id ): array {
		$account = array( 'id' => 1, 'name' => $text, 'title' => "x{$text}", 'avatar' => '', 'links' => array( array( 'device' => 'all', 'href' => 'https://wa.me/1' ) ), 'isOnline' => false, 'status' => "x{$text}", 'next' => "x{$text}", 'working' => null );
		return array(
			'id'            => $id,
			'kind'          => $kind,
			'label'         => "x{$text}",
			'showsLabel'    => true,
			'title'         => "x{$text}",
			'description'   => "x{$text}",
			'response'      => "x{$text}",
			'needsConsent'  => $asks,
			'opensInNewTab' => true,
			'timezone'      => '+00:00',
			'symbols'       => 'h:m',
			'showsNext'     => true,
			'countUrl'      => '',
			'analytics'     => array( 'facebook' => false, 'google' => false, 'ga4' => false ),
			'words'         => array_fill_keys( array( 'close', 'online', 'offline', 'newTab', 'opens', 'opensInTab', 'hour', 'hours', 'minute', 'minutes' ), $text ),
			'accounts'      => array( $account ),
		);
	}

	/** @return CarouselProps */
	private static function carousel( string $text ): array {
		return array(
			'count'      => 3,
			'as'         => 'ul',
			'columns'    => array( 'xxl' => 1, 'xs' => 1 ),
			'arrows'     => true,
			'dots'       => true,
			'auto'       => true,
			'loop'       => false,
			'scroll'     => 1,
			'more'       => false,
			'thumbnails' => array(),
			'words'      => array_fill_keys( array( 'slides', 'slide', 'pause', 'play', 'prev', 'next', 'of', 'choose' ), $text ),
		);
	}

	private static function notice( string $text ): Notice {
		$settings = new Settings( Contracts::schema(), 'vestibule_consent', Consent::class );
		return new Notice( $settings->valuesOf( array( 'asksCategories' => true ) + array_fill_keys( array( 'acceptText', 'refuseText', 'selectText', 'revokeText', 'policyText' ), $text ) ) );
	}

	private static function field( string $type, string $text, string $id ): string {
		$option = array( 'value' => "x{$text}", 'label' => "x{$text}" );
		return ViewRow::html(
			array(
				'name'   => '',
				'field'  => array(
					'id'          => $id,
					'type'        => $type,
					'label'       => "x{$text}",
					'help'        => "x{$text}",
					'placeholder' => "x{$text}",
					'required'    => true,
					'options'     => array( $option ),
					'text'        => 'Terms',
					'value'       => "x{$text}",
					'parts'       => 'name' === $type ? array( array( 'id' => "{$id}_first_name", 'name' => 'names[first_name]', 'label' => "x{$text}", 'required' => true, 'autocomplete' => 'given-name' ) ) : array(),
				),
				'values' => array( 'f' => "x{$text}" ),
				'errors' => array( 'f' => array( "x{$text}" ) ),
				'words'  => array_fill_keys( array( 'required', 'remove', 'showOptions', 'chooseTime', 'noTimes', 'previousMonth', 'nextMonth', 'zone', 'rating', 'day', 'month', 'year' ), "x{$text}" ),
				'html'   => array(),
			)
		);
	}
}
