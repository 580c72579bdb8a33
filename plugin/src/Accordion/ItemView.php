<?php

declare(strict_types=1);

namespace Vestibule\Accordion;

use Vestibule\View\Html;

/**
 * What stands in an item's `<details>`. The same as blocks/accordion/views/Item.tsx.
 *
 * The id stands on an empty element beside the content: browsers open a `<details>` by themselves when the address
 * names something in it, but not when it names the `<details>`. CSS puts that element at the item's top.
 */
final class ItemView {

	/**
	 * @param int    $level   Of the heading; 0 for none.
	 * @param string $title   Safe HTML.
	 * @param string $content HTML of the inner blocks.
	 */
	public function render( string $id, int $level, string $title, string $content ): string {
		$words   = Html::element(
			'span',
			array(
				'class'     => 'vestibule-accordion-item__words',
				'data-slot' => 'title',
			),
			$title
		);
		$heading = Html::element( 0 === $level ? 'span' : "h{$level}", array( 'class' => 'vestibule-accordion-item__title' ), $words );
		$icon    = Html::element(
			'span',
			array(
				'class'       => 'vestibule-accordion-item__icon',
				'aria-hidden' => 'true',
			),
			''
		);
		$target  = Html::element(
			'span',
			array(
				'class' => 'vestibule-accordion-item__target',
				'id'    => $id,
			),
			''
		);
		return Html::element( 'summary', array( 'class' => 'vestibule-accordion-item__summary' ), $heading . $icon )
			. $target
			. Html::element(
				'div',
				array(
					'class'     => 'vestibule-accordion-item__content',
					'data-slot' => 'content',
				),
				$content
			);
	}
}
