<?php

declare(strict_types=1);

namespace Vestibule\Tests\Views;

use Vestibule\Tests\TestCase;
use WP_HTML_Tag_Processor;

/** Malicious texts, and helpers that list the elements and attributes of a view. */
abstract class HostileViewsTestCase extends TestCase {

	protected const PLAIN = 'plain';

	/** Tags, quotes, comments, entities, four-byte characters, right-to-left text, invalid UTF-8 and URLs. */
	protected const TEXTS = array(
		'a script'            => '</script><script>alert(1)</script>',
		'a picture'           => '<img src=x onerror=alert(1)>',
		'quotes'              => '" onmouseover="alert(1)" x=\' onfocus=\'alert(2)',
		'ends of elements'    => '</button></a></div></dialog></textarea></select></option></style></title>',
		'a comment'           => '<!-- --!> --> <![CDATA[x]]>',
		'entities'            => '&lt;b&gt; &amp;quot; &#39; &nbsp;',
		'four bytes'          => '𝒳 👩‍👩‍👧 🇩🇪',
		'right to left'       => "\u{202E}مرحبا \u{2067}שלום\u{2069}",
		'a line separator'    => "a\u{2028}b\u{2029}c",
		'an address'          => 'javascript:alert(1)',
		'a hidden address'    => " java\tscript:alert(1)",
		'a shortcode'         => '[gallery] :) 8-) Wordpress -- ...',
	);

	/** @return list<array{string, list<string>}> Elements with the names of their attributes. */
	protected static function tags( string $html ): array {
		$reader = new WP_HTML_Tag_Processor( $html );
		$tags   = array();
		while ( $reader->next_tag() ) {
			$tags[] = array( (string) $reader->get_tag(), (array) $reader->get_attribute_names_with_prefix( '' ) );
		}
		/** @var list<array{string, list<string>}> $tags */
		return $tags;
	}

	/**
	 * @param list<string> $names
	 * @return list<string>
	 */
	protected static function values( string $html, array $names ): array {
		$reader = new WP_HTML_Tag_Processor( $html );
		$values = array();
		while ( $reader->next_tag() ) {
			foreach ( $names as $name ) {
				$value = $reader->get_attribute( $name );
				if ( null !== $value ) {
					$values[] = is_string( $value ) ? $value : '';
				}
			}
		}
		return $values;
	}
}
