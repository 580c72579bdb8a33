<?php

declare(strict_types=1);

namespace Vestibule\Contracts\Programs;

/** Forms by what people call them: their title, in any case, or their slug. */
final class FormNames {

	public function __construct( private readonly FormCatalog $forms ) {}

	/** @return list<int> Public numbers. */
	public function numbers( string $name ): array {
		$wanted = mb_strtolower( trim( $name ) );
		$found  = array();
		for ( $number = 1, $pages = 1; $number <= $pages; $number++ ) {
			$page  = $this->forms->page( array( 'page' => $number, 'per_page' => 100 ) );
			$pages = $page instanceof Page ? $page->pages() : 0;
			foreach ( $page instanceof Page ? $page->items : array() as $form ) {
				$title = is_string( $form['title'] ?? null ) ? mb_strtolower( trim( $form['title'] ) ) : '';
				$slug  = is_int( $form['post'] ?? null ) ? get_post_field( 'post_name', $form['post'] ) : '';
				if ( '' !== $wanted && in_array( $wanted, array( $title, $slug ), true ) && is_int( $form['id'] ?? null ) ) {
					$found[] = $form['id'];
				}
			}
		}
		return $found;
	}
}
