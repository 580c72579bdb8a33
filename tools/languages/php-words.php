<?php
/**
 * Prints the translatable texts of PHP files as JSON: `php php-words.php < list-of-files.json`. Returns a row for each
 * call of a translation function. The row has `fault` if an argument is not a string.
 */

declare(strict_types=1);

use PhpParser\Node;
use PhpParser\Node\Expr\FuncCall;
use PhpParser\Node\Name;
use PhpParser\Node\Scalar\String_;
use PhpParser\NodeFinder;
use PhpParser\ParserFactory;

require dirname( __DIR__, 2 ) . '/vendor/autoload.php';

/** Meaning of the arguments of each translation function, in order. */
const SHAPES = array(
	'__'         => array( 'id', 'domain' ),
	'_e'         => array( 'id', 'domain' ),
	'esc_html__' => array( 'id', 'domain' ),
	'esc_html_e' => array( 'id', 'domain' ),
	'esc_attr__' => array( 'id', 'domain' ),
	'esc_attr_e' => array( 'id', 'domain' ),
	'_x'         => array( 'id', 'context', 'domain' ),
	'_ex'        => array( 'id', 'context', 'domain' ),
	'esc_html_x' => array( 'id', 'context', 'domain' ),
	'esc_attr_x' => array( 'id', 'context', 'domain' ),
	'_n'         => array( 'id', 'plural', 'number', 'domain' ),
	'_nx'        => array( 'id', 'plural', 'number', 'context', 'domain' ),
	'_n_noop'    => array( 'id', 'plural', 'domain' ),
	'_nx_noop'   => array( 'id', 'plural', 'context', 'domain' ),
);

/** @return array<int, string> Notes for translators, by the line on which they end. */
function notes( string $php ): array {
	$notes = array();
	foreach ( PhpToken::tokenize( $php ) as $token ) {
		if ( $token->is( array( T_COMMENT, T_DOC_COMMENT ) ) && preg_match( '/translators:\s*(.*?)\s*(?:\*\/)?\s*$/si', $token->text, $found ) ) {
			$notes[ $token->line + substr_count( rtrim( $token->text ), "\n" ) ] = (string) preg_replace( '/\s*\n[\s*]*/', ' ', $found[1] );
		}
	}
	return $notes;
}

/**
 * Returns the row of a call. A note belongs to calls on its own line, or to those on the next line if there are none.
 *
 * @param array<int, string> $notes
 * @param array<int, true>   $lines Lines on which calls begin.
 * @return array<string, mixed>
 */
function word( FuncCall $call, array $notes, array $lines, string $file ): array {
	$name = $call->name instanceof Name ? $call->name->toString() : '';
	$line = $call->getStartLine();
	$row  = array(
		'file' => $file,
		'line' => $line,
		'note' => $notes[ $line ] ?? ( isset( $lines[ $line - 1 ] ) ? '' : $notes[ $line - 1 ] ?? '' ),
	);
	foreach ( SHAPES[ $name ] as $place => $part ) {
		$value = $call->args[ $place ]->value ?? null;
		if ( 'number' === $part || null === $value ) {
			continue;
		}
		if ( ! $value instanceof String_ ) {
			$row['fault'] = "{$name}() holds something that is not a text";
			continue;
		}
		$row[ $part ] = $value->value;
	}
	return $row;
}

$parser = ( new ParserFactory() )->createForNewestSupportedVersion();
$words  = array();
foreach ( json_decode( (string) stream_get_contents( STDIN ), true, 8, JSON_THROW_ON_ERROR ) as $file ) {
	$php   = (string) file_get_contents( $file );
	$notes = notes( $php );
	$calls = ( new NodeFinder() )->find(
		$parser->parse( $php ) ?? array(),
		static fn ( Node $node ): bool => $node instanceof FuncCall && $node->name instanceof Name && isset( SHAPES[ $node->name->toString() ] ) && ! $node->isFirstClassCallable()
	);
	$lines = array_fill_keys( array_map( static fn ( FuncCall $call ): int => $call->getStartLine(), $calls ), true );
	foreach ( $calls as $call ) {
		$words[] = word( $call, $notes, $lines, $file );
	}
}
echo json_encode( $words, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
