<?php

declare(strict_types=1);

namespace Vestibule\Site\Tabs;

use Vestibule\Kernel\Html\Html;

/** Renders the content of the tabs' wrapper. Must match blocks/tabs/View.tsx, which explains the structure. */
final class TabsView {

	/**
	 * @param array{ids: list<string>, open: int, label: string, orientation: string} $props
	 * @param list<string>                                                            $titles Safe HTML.
	 * @param string                                                                  $start  HTML between titles and
	 * panels.
	 * @param list<string>                                                            $panels HTML.
	 */
	public function render( array $props, array $titles, string $start, array $panels ): string {
		$buttons = '';
		$places  = '';
		foreach ( $props['ids'] as $index => $id ) {
			$buttons .= $this->button( $id, $index, $index === $props['open'], $titles[ $index ] ?? '' );
			$places  .= $this->panel( $id, $index, $index === $props['open'], $panels[ $index ] ?? '' );
		}
		$list = Html::element(
			'div',
			array(
				'class'            => 'vestibule-tabs__list',
				'role'             => 'tablist',
				'aria-label'       => $props['label'],
				'aria-orientation' => $props['orientation'],
			),
			$buttons
		);
		return $list . $this->hidden( 'start', $start ) . $places . $this->hidden( null, '' );
	}

	private function hidden( ?string $slot, string $content ): string {
		return Html::element(
			'span',
			array(
				'class'     => null === $slot ? 'vestibule-tabs__end' : null,
				'hidden'    => true,
				'data-slot' => $slot,
			),
			$content
		);
	}

	private function button( string $id, int $index, bool $is_open, string $title ): string {
		$words = Html::element(
			'span',
			array(
				'class'     => 'vestibule-tabs__title',
				'id'        => $id,
				'data-slot' => "title-{$index}",
			),
			$title
		);
		return Html::element(
			'button',
			array(
				'type'          => 'button',
				'class'         => 'vestibule-tabs__tab',
				'role'          => 'tab',
				'id'            => "{$id}--tab",
				'aria-selected' => Html::ariaBool( $is_open ),
				'aria-controls' => "{$id}--panel",
				'tabindex'      => $is_open ? 0 : -1,
				'style'         => 'order:' . ( $index + 1 ),
			),
			$words
		);
	}

	private function panel( string $id, int $index, bool $is_open, string $content ): string {
		return Html::element(
			'div',
			array(
				'class'           => 'vestibule-tabs__panel',
				// Screen readers would announce a hidden panel as an empty one.
				'role'            => $is_open ? 'tabpanel' : null,
				'id'              => "{$id}--panel",
				'aria-labelledby' => $is_open ? "{$id}--tab" : null,
				'tabindex'        => $is_open ? 0 : null,
				// Find in page and hashes can reveal the panel. React only supports `hidden`.
				'hidden'          => $is_open ? null : 'until-found',
				'style'           => 'order:' . ( $index + 1 ),
				'data-slot'       => "panel-{$index}",
			),
			$content
		);
	}
}
